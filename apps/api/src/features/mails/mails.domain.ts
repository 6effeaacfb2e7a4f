import type { MailKind } from './mails.schema.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How a kind travels: mails to many wait behind the others, and what came too late is not sent. */
export type MailManner = { isBulk: boolean; lifetimeMs: number | null };

const letter: MailManner = { isBulk: false, lifetimeMs: null };

/** Lifetimes are those of the links; reminders and letters of a weekend say their own. */
export const mailManners: Record<MailKind, MailManner> = {
  'verify-email': { isBulk: false, lifetimeMs: 24 * hourMs },
  welcome: letter,
  'reset-password': { isBulk: false, lifetimeMs: hourMs },
  'sign-in-guesses': letter,
  'password-changed': letter,
  reminder: { isBulk: true, lifetimeMs: null },
  change: letter,
  digest: { isBulk: true, lifetimeMs: null },
  'follow-news': { isBulk: true, lifetimeMs: null },
  'service-news': { isBulk: true, lifetimeMs: null },
  'delete-account': { isBulk: false, lifetimeMs: hourMs },
  'account-deleted': letter,
  feedback: letter,
  'organisation-received': letter,
  'organisation-approved': letter,
  'organisation-refused': letter,
  'organisation-suspended': letter,
  'organisation-change-accepted': letter,
  'organisation-change-refused': letter,
  invitation: letter,
  'poi-in-review': letter,
  'poi-published': letter,
  'poi-accepted': letter,
  'poi-refused': letter,
  'poi-reassigned': letter,
  'import-finished': letter,
  'campaign-activated': letter,
  'campaign-payment-failed': letter,
  'campaign-refunded': letter,
  'campaign-granted': letter,
  'campaign-stopped': letter,
};

const retryDelaysMs = [1, 5, 15, 60, 180, 360, 720, 720, 720, 720, 720].map(
  (minutes) => minutes * minuteMs,
);

/** How long to wait after the n-th failure (from 1): a minute, then longer, up to twelve hours; undefined when it is time to give up. */
export const retryDelayMs = (failures: number): number | undefined => retryDelaysMs[failures - 1];
