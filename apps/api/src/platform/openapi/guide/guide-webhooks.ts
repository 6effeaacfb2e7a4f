/** Runs in Node without a library; `guide.test.ts` runs it as it is printed. */
export const verifyCode = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** headers: of the request, in lower case. body: its text, not parsed. */
export function isGenuine(secret, headers, body, now = Date.now()) {
  const at = headers['webhook-timestamp'];
  if (Math.abs(now / 1000 - Number(at)) > 300) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = \`\${headers['webhook-id']}.\${at}.\${body}\`;
  const expected = createHmac('sha256', key).update(signed).digest();
  return headers['webhook-signature'].split(' ').some((one) => {
    const given = Buffer.from(one.slice('v1,'.length), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

const message = {
  type: 'event.published',
  timestamp: '2026-06-10T10:00:00.000Z',
  data: {
    organisationId: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c71',
    sequence: 42,
    poiId: '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c73',
    cause: 'accepted',
    reasons: [],
    poi: null,
  },
};

export const webhooksSection = {
  id: 'webhooks',
  title: 'Webhooks',
  blocks: [
    {
      text: 'An owner of an organisation adds up to five addresses with `createWebhook`. Changes of its own events are sent there by `POST`, signed as Standard Webhooks says (standardwebhooks.com): its libraries verify them in many languages. The secret is shown once.',
    },
    {
      rows: [
        ['Type', 'When'],
        ['`event.published`', 'the event is online, for the first time or again'],
        ['`event.changed`', 'its content, its dates or their state changed online'],
        ['`event.cancelled`', 'the whole event is cancelled'],
        [
          '`event.archived`',
          '`cause` says why it is not online any more: `archived`, `disabled`, `merged`, `withdrawn`',
        ],
        ['`event.accepted`', 'moderators accepted a submission'],
        ['`event.refused`', 'moderators refused a submission; `reasons` has their codes'],
        ['`webhook.test`', 'an owner asked for it with `testWebhook`'],
      ],
    },
    { code: JSON.stringify(message, null, 2) },
    {
      text: '`poi` is the public card of the event when the message is sent, as lists answer it, or null when it is not listed then; a repetition has the card of its own time, and `timestamp` is that of the change. Verify the signature over the bytes that you received, before you read them; the client has it ready, and this is the whole of it:',
    },
    { code: verifyCode },
    {
      text: 'Answer with a status from 200 to 299 within ten seconds, and do the work afterwards. Any other answer, a redirect too, is a failure: the message is repeated ten times within three days. After three days without a success the webhook is paused and the owners get a mail; `updateWebhook` resumes it. `listWebhookDeliveries` is the log of 30 days, `replayWebhookDelivery` sends a message again.',
    },
    {
      text: 'A message may arrive twice: `webhook-id` is then the same. The order is not promised: of each event keep the message with the highest `sequence`. Decisions are sent after a minute, in which a moderator may undo them. `rotateWebhookSecret` makes a new secret; for a day each message has two signatures, one by each secret.',
    },
  ],
};
