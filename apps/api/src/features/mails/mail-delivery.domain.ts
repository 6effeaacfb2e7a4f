import type { MailKind } from './mails.schema.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Bulk mails wait behind the others that are due. A mail is not sent later than `lifetimeMs` after
 * its send time, unless its caller sets `expiresAt`; null means no limit.
 */
export type DeliveryPolicy = { isBulk: boolean; lifetimeMs: number | null };

const normal: DeliveryPolicy = { isBulk: false, lifetimeMs: null };

/**
 * A lifetime equals that of the link in the mail. Reminders, the weekly mails and
 * invitations have none here: their callers set `expiresAt`.
 */
export const deliveryPolicies: Record<MailKind, DeliveryPolicy> = {
  'verify-email': { isBulk: false, lifetimeMs: 24 * hourMs },
  welcome: normal,
  'reset-password': { isBulk: false, lifetimeMs: hourMs },
  'sign-in-guesses': normal,
  'password-changed': normal,
  reminder: { isBulk: true, lifetimeMs: null },
  change: normal,
  'date-change': normal,
  'date-changes': normal,
  digest: { isBulk: true, lifetimeMs: null },
  'follow-news': { isBulk: true, lifetimeMs: null },
  'search-news': { isBulk: true, lifetimeMs: null },
  'service-news': { isBulk: true, lifetimeMs: null },
  'delete-account': { isBulk: false, lifetimeMs: hourMs },
  'account-deleted': normal,
  feedback: normal,
  'organisation-received': normal,
  'organisation-approved': normal,
  'organisation-refused': normal,
  'organisation-suspended': normal,
  'organisation-change-accepted': normal,
  'organisation-change-refused': normal,
  invitation: normal,
  'api-key-created': normal,
  'poi-in-review': normal,
  'poi-published': normal,
  'poi-accepted': normal,
  'poi-refused': normal,
  'review-digest': normal,
  'poi-hidden': normal,
  'poi-merged': normal,
  'poi-reassigned': normal,
  'poi-withdrawn': normal,
  'team-message': normal,
  'organiser-message': normal,
  'reply-refused': normal,
  'import-finished': normal,
  'webhook-paused': normal,
  'campaign-activated': normal,
  'campaign-receipt': normal,
  'campaign-payment-failed': normal,
  'campaign-refunded': normal,
  'campaign-granted': normal,
  'campaign-stopped': normal,
};

const retryDelaysMs = [1, 5, 15, 60, 180, 360, 720, 720, 720, 720, 720].map(
  (minutes) => minutes * minuteMs,
);

/** Delay after failure `failures`, counted from 1; undefined after the last attempt. */
export const retryDelayMs = (failures: number): number | undefined => retryDelaysMs[failures - 1];
