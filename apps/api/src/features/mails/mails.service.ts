import { isRecipient } from '@parages/contracts/vocabulary/accounts/email-addresses';
import { isPersonName } from '@parages/contracts/vocabulary/accounts/person-names';
import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import { mailManners } from './mails.domain.ts';
import { mailsRepository, type OutboxMail } from './mails.repository.ts';
import { type MailData, type MailKind, mailData } from './mails.schema.ts';

/** A mail to send. With a `dedupeKey` it is sent once, however often it is queued. */
export type QueuedMail<Kind extends MailKind = MailKind> = {
  [K in Kind]: {
    kind: K;
    to: string;
    /** Whose mail it is: it can be unsubscribed from, and goes away with the account. */
    accountId?: string;
    /** French without it. */
    locale?: Locale;
    data: MailData<K>;
    dedupeKey?: string;
    /** At once without it. */
    sendAt?: Date;
    /** After that it is not worth sending; as its kind says without it. */
    expiresAt?: Date;
  };
}[Kind];

/** What a letter of news of the service says, whoever reads it. */
export const serviceNewsWords = mailData['service-news'].omit({ firstName: true }).strict();

const nameFields = ['firstName', 'inviter'];

// Names are older than their rule, and a provider may have given them: one that could be read as a link is not mailed.
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
  const { isBulk, lifetimeMs } = mailManners[mail.kind];
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

/** Mails on their way out: written beside what they tell of, sent by the worker once that is committed. */
export const mailsService = ({ clock }: { clock: Clock }) => ({
  /** Queues one mail in the caller's transaction: it leaves if and only if that is committed. @throws when the address is not one address */
  queue: async (tx: SqlClient, mail: QueuedMail): Promise<void> => {
    await mailsRepository(tx).queue([toRow(mail, clock.now())]);
  },

  /** Queues many in one statement; one that has no address does not hold up the others. Answers how many were new. */
  queueAll: async (tx: SqlClient, mails: readonly QueuedMail[]): Promise<number> => {
    const now = clock.now();
    const rows = mails.filter(({ to }) => isRecipient(to)).map((mail) => toRow(mail, now));
    return rows.length === 0 ? 0 : (await mailsRepository(tx).queue(rows)).length;
  },

  /** Takes back mails that were queued for later, by their dedupe keys. Answers whether none of them has left. */
  withdraw: async (tx: SqlClient, keys: string[], now: Date): Promise<boolean> =>
    (await mailsRepository(tx).withdraw(keys, now)) === 0,

  /** Forgets every mail of an account that goes away, and its address. Queue its last mail afterwards, without an `accountId`. */
  forget: async (
    tx: SqlClient,
    { accountId, address }: { accountId: string; address: string },
  ): Promise<void> => {
    await mailsRepository(tx).forget(accountId, address);
  },
});

export type MailsService = ReturnType<typeof mailsService>;
