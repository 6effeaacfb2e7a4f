import type { Docs } from '../../platform/openapi/operation-docs.ts';

const owners = 'For owners of the organisation.';
const whileSuspended = 'A suspended organisation may read them, and change nothing.';
const address = 'https://example.org/parages/webhook';
const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
const ofWebhook = (name: string): string => `Webhook|WebhookWithSecret.${name}`;
const sent = (name: string): string =>
  `Webhook|WebhookWithSecret|createWebhook|updateWebhook.${name}`;

export const webhooksDocs: Docs = {
  operations: {
    listWebhooks: {
      summary: 'List the webhooks of an organisation',
      description: `${owners} ${whileSuspended} Their secrets are not shown again.`,
    },
    createWebhook: {
      summary: 'Add a webhook to an organisation',
      description: `${owners} Messages are signed as Standard Webhooks says, with the secret of this answer, which is shown once. At most five of an organisation: 409 \`quota_reached\`. 422 \`webhook_url_refused\` for an address that is not https on the open internet.`,
      body: { url: address, types: ['event.published', 'event.archived'] },
    },
    updateWebhook: {
      summary: 'Change, pause or resume a webhook',
      description: `${owners} An absent property keeps its value. While a webhook is paused, changes of events are not queued for it; what waited before is delivered once it is resumed.`,
      body: { isPaused: false },
    },
    deleteWebhook: {
      summary: 'Delete a webhook',
      description: `${owners} Its log and what waits go with it.`,
    },
    rotateWebhookSecret: {
      summary: 'Give a webhook a new secret',
      description: `${owners} For 24 hours each message has two signatures, by the new secret and by the one before.`,
    },
    testWebhook: {
      summary: 'Send a test event to a webhook',
      description: `${owners} The message has the type \`webhook.test\` and no event. 409 \`webhook_paused\` for a paused webhook.`,
    },
    listWebhookDeliveries: {
      summary: 'Read the log of a webhook',
      description: `${owners} ${whileSuspended} The last 100 messages within 30 days, newest first.`,
    },
    replayWebhookDelivery: {
      summary: 'Deliver a message to a webhook again',
      description: `${owners} With the same \`webhook-id\`. A message that still waits stays as it is. 409 \`webhook_paused\` for a paused webhook.`,
    },
  },
  parameters: {
    webhookId: 'Id of the webhook.',
    deliveryId: 'Id of the message, the `webhook-id` of its requests.',
  },
  properties: {
    'WebhookList.items': 'The webhooks, oldest first.',
    [ofWebhook('id')]: ['Id of the webhook.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c71'],
    [sent('url')]: ['Address of the receiver.', address],
    [sent('types')]: [
      'Types of messages that are delivered.',
      ['event.published', 'event.archived'],
    ],
    [ofWebhook('status')]: [
      '`active`; `paused` by an owner; `failing` after three days without a success.',
      'active',
    ],
    [ofWebhook('failingSince')]: [
      'Instant of the first failure since the last success; null after a success.',
      null,
    ],
    [ofWebhook('secretBeforeUntil')]: [
      'Instant until which the former secret signs too; null without one.',
      null,
    ],
    [ofWebhook('createdAt')]: ['Instant, ISO 8601 in UTC.', '2026-06-10T10:00:00.000Z'],
    'WebhookWithSecret.secret': ['Key of the signatures, shown once.', secret],
    'updateWebhook.isPaused': ['True pauses the webhook, false resumes it.', false],
    'WebhookDeliveryList.items': 'The messages, newest first.',
    'WebhookDelivery.id': [
      'Id of the message, the `webhook-id` of its requests.',
      '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c72',
    ],
    'WebhookDelivery.sequence': [
      'Number of the message, which grows; messages may arrive in another order.',
      42,
    ],
    'WebhookDelivery.type': ['What happened.', 'event.published'],
    'WebhookDelivery.poiId': [
      'Id of the event; null for a test.',
      '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c73',
    ],
    'WebhookDelivery.occurredAt': [
      'Instant of the change, ISO 8601 in UTC.',
      '2026-06-10T10:00:00.000Z',
    ],
    'WebhookDelivery.reasons': ['Reasons of a refusal.', []],
    'WebhookDelivery.status': ['`failed` after the last attempt.', 'delivered'],
    'WebhookDelivery.attempts': ['Number of attempts.', 1],
    'WebhookDelivery.attemptedAt': [
      'Instant of the last attempt, ISO 8601 in UTC; null before the first.',
      '2026-06-10T10:00:01.000Z',
    ],
    'WebhookDelivery.nextAttemptAt': ['Instant of the next attempt; null when none is due.', null],
    'WebhookDelivery.statusCode': ['HTTP status of the last answer; null without one.', 204],
    'WebhookDelivery.fault': ['Why the last attempt got no answer; null when it got one.', null],
    'deleteWebhook.isRemoved': ['True.', true],
  },
};
