import { isRecipient } from '@parages/contracts/vocabulary/accounts/email-addresses';
import { isPersonName } from '@parages/contracts/vocabulary/accounts/person-names';
import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import { deliveryPolicies } from './mail-delivery.domain.ts';
import { mailsRepository, type OutboxMail } from './mails.repository.ts';
import { type MailData, type MailKind, mailData } from './mails.schema.ts';
import { replyMarkerFr } from './words/reply-marker.fr.ts';

/** A mail is not queued while the outbox has one with the same `dedupeKey`. */
export type QueuedMail<Kind extends MailKind = MailKind> = {
  [K in Kind]: {
    kind: K;
    to: string;
    /**
     * The recipient's account, with which the mail is deleted. Without it, mails of optional kinds
     * have no unsubscribe links.
     */
    accountId?: string;
    /** French by default. */
    locale?: Locale;
    data: MailData<K>;
    dedupeKey?: string;
    /** By default at once. */
    sendAt?: Date;
    /** Instant after which the mail is not sent; by default after the lifetime of its kind. */
    expiresAt?: Date;
  };
}[Kind];

export const serviceNewsWords = mailData['service-news'].omit({ firstName: true }).strict();

const nameFields = ['firstName', 'inviter'];

// Names may be older than their validation rule or come from a sign-in provider. A name that breaks
// the rule, for example one that contains a link, becomes an empty text.
const withoutLinksInNames = (data: object): object =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      nameFields.includes(field) && typeof value === 'string' && !isPersonName(value) ? '' : value,
    ]),
  );

function toRow(mail: QueuedMail, now: Date): OutboxMail {
  if (!isRecipient(mail.to))
    throw new Error(`not one e-mail address, for a mail of kind ${mail.kind}`);
  const sendAt = mail.sendAt ?? now;
  const { isBulk, lifetimeMs } = deliveryPolicies[mail.kind];
  const expiresAt =
    mail.expiresAt ?? (lifetimeMs === null ? null : new Date(sendAt.getTime() + lifetimeMs));
  return {
    id: uuidv7({ msecs: now.getTime() }),
    kind: mail.kind,
    recipient: mail.to.toLowerCase(),
    accountId: mail.accountId ?? null,
    locale: mail.locale ?? 'fr',
    data: mailData[mail.kind].parse(withoutLinksInNames(mail.data)),
    dedupeKey: mail.dedupeKey ?? null,
    isBulk,
    sendAt: sendAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    createdAt: now.toISOString(),
  };
}

/**
 * Queue a mail in the transaction of the change that the mail reports: the worker sees the mail
 * only after that transaction has committed.
 */
export const mailsService = ({ clock }: { clock: Clock }) => ({
  /** A line that mails with `replyTo` have at their top. */
  replyMarker: replyMarkerFr,

  /** @throws when `to` is not exactly one address, or the data are invalid */
  queue: async (tx: SqlClient, mail: QueuedMail): Promise<void> => {
    await mailsRepository(tx).queue([toRow(mail, clock.now())]);
  },

  /**
   * Queues mails in one statement and skips those without a valid address or with a known dedupe
   * key. Returns the number of mails queued.
   */
  queueAll: async (tx: SqlClient, mails: readonly QueuedMail[]): Promise<number> => {
    const now = clock.now();
    const rows = mails.filter(({ to }) => isRecipient(to)).map((mail) => toRow(mail, now));
    return rows.length === 0 ? 0 : (await mailsRepository(tx).queue(rows)).length;
  },

  /**
   * Withdraws mails queued for later, by their dedupe keys. Returns false when one of them remains:
   * it is due, or a worker has tried to send it.
   */
  withdraw: async (tx: SqlClient, keys: string[], now: Date): Promise<boolean> =>
    (await mailsRepository(tx).withdraw(keys, now)) === 0,

  /**
   * Withdraws the mails whose dedupe key starts with `prefix` and that wait for an instant until
   * `latest`. Returns the accounts whose mail, of those with `keys`, remains: a worker has it.
   */
  withdrawAlerts: (
    tx: SqlClient,
    alerts: { prefix: string; keys: string[]; now: Date; latest: Date },
  ): Promise<string[]> => mailsRepository(tx).withdrawAlerts(alerts),

  /** Deletes the mails of a deleted account and the suppression of its address. */
  forget: async (
    tx: SqlClient,
    { accountId, address }: { accountId: string; address: string },
  ): Promise<void> => {
    await mailsRepository(tx).forget(accountId, address);
  },
});

export type MailsService = ReturnType<typeof mailsService>;
