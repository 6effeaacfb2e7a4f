/** What a webhook can ask for, besides `webhook.test`, which each one gets on demand. */
export const webhookTypes = [
  'event.published',
  'event.changed',
  'event.cancelled',
  'event.archived',
  'event.accepted',
  'event.refused',
] as const;

export const testWebhookType = 'webhook.test';
export const deliveryTypes = [...webhookTypes, testWebhookType] as const;

/** `failing`: paused after three days without a success. */
export const webhookStatuses = ['active', 'paused', 'failing'] as const;
export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const;
/** Why an attempt got no answer. `secret`: it was not sent, since the secret could not be read. */
export const deliveryFaults = ['address', 'unreachable', 'slow', 'secret'] as const;

export const webhookLimits = {
  urlLength: 500,
  /** Days for which the log keeps a delivery. */
  keptDays: 30,
  /** Deliveries that the log shows, newest first. */
  shownDeliveries: 100,
  /** Hours for which the secret before the last rotation still signs. */
  overlapHours: 24,
  /** Days without a success after which a webhook is paused. */
  failingDays: 3,
} as const;
