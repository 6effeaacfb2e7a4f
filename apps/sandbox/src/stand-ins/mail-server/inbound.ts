import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { words } from './mail.fr.ts';
import type { Mail } from './mailbox.ts';

/** The product's settings for answers by mail. */
export const replySettings = {
  MAIL_REPLY_ADDRESS: 'reponse@reponses.example',
  MAIL_REPLY_KEY: 'b5'.repeat(32),
  MAIL_INBOUND_PASSWORD: 'bacasable-bacasable-bacasable-00',
};

const file = z.strictObject({
  name: z.string(),
  type: z.string(),
  /** Base64. */
  content: z.string(),
  /** Of a picture that the text shows. */
  contentId: z.string().default(''),
});

/** `id` repeats a delivery. `isStripped`: whether Postmark finds the quoted mail. */
export const answerBody = z.strictObject({
  text: z.string(),
  from: z.string().optional(),
  id: z.string().optional(),
  isStripped: z.boolean().default(true),
  headers: z.array(z.strictObject({ Name: z.string(), Value: z.string() })).default([]),
  files: z.array(file).max(20).default([]),
});
export type Answer = z.output<typeof answerBody>;

const timeoutMs = 30_000;

const headerOf = ({ headers }: Mail, wanted: string): string =>
  headers.find(({ name }) => name === wanted)?.value ?? '';

/** Address that the mail names for answers; empty without one. */
export function answerAddressOf(mail: Mail): string {
  const header = headerOf(mail, 'reply-to').trim();
  const start = header.indexOf('<');
  return start < 0 ? header : header.slice(start + 1, header.indexOf('>', start));
}

const hashOf = (address: string): string =>
  address.slice(0, address.lastIndexOf('@')).split('+').slice(1).join('+');

/** The mail as mail programs quote it. */
const quote = (mail: Mail): string =>
  `${words.introduction(mail.from)}\n\n${(mail.text ?? '').replace(/^/gm, '> ')}`;

/**
 * The body of Postmark's inbound webhook for an answer to a mail of the mailbox
 * (https://postmarkapp.com/developer/webhooks/inbound-webhook).
 */
export function toPostmark(mail: Mail, answer: Answer, now: Date): Record<string, unknown> {
  const to = answerAddressOf(mail);
  const from = answer.from ?? mail.recipients[0] ?? '';
  const hash = hashOf(to);
  return {
    FromName: '',
    MessageStream: 'inbound',
    From: from,
    FromFull: { Email: from, Name: '', MailboxHash: '' },
    To: to,
    ToFull: [{ Email: to, Name: '', MailboxHash: hash }],
    Cc: '',
    CcFull: [],
    Bcc: '',
    BccFull: [],
    OriginalRecipient: to,
    Subject: `Re: ${mail.subject}`,
    MessageID: answer.id ?? randomUUID(),
    ReplyTo: '',
    MailboxHash: hash,
    Date: now.toUTCString(),
    TextBody: `${answer.text}\n\n${quote(mail)}`,
    HtmlBody: '',
    StrippedTextReply: answer.isStripped ? answer.text : '',
    Tag: '',
    Headers: [{ Name: 'In-Reply-To', Value: mail.messageId ?? '' }, ...answer.headers],
    Attachments: answer.files.map(({ name, type, content, contentId }) => ({
      Name: name,
      Content: content,
      ContentType: type,
      ContentLength: Buffer.byteLength(content, 'base64'),
      ContentID: contentId,
    })),
  };
}

/** Posts a received mail to the product, once. Returns its status, or null without an answer. */
export async function postInbound(url: string, body: object): Promise<number | null> {
  const credentials = `postmark:${replySettings.MAIL_INBOUND_PASSWORD}`;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
        'content-type': 'application/json',
        'user-agent': 'Postmark',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}
