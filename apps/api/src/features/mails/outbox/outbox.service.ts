import { daysBefore, retentionDays } from '@parages/contracts/vocabulary/retention';
import type {
  MailParty,
  MailServer,
  OutgoingMail,
  Sending,
} from '../../../gateways/mail-server/mail-server.ts';
import { deleteInBatches } from '../../../platform/background/delete-in-batches.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { retryDelayMs } from '../mail-delivery.domain.ts';
import { type MailData, type MailKind, mailData } from '../mails.schema.ts';
import { renderMail } from '../rendering/render-mail.ts';
import { unsubscribeLinksOf } from '../unsubscribing/unsubscribe-links.domain.ts';
import type { MailSite } from '../words/mail-content.ts';
import { type ClaimedMail, outboxRepository, type Settlement } from './outbox.repository.ts';

export type OutboxDeps = {
  db: Db;
  clock: Clock;
  server: MailServer;
  from: MailParty;
  site: MailSite;
  /**
   * Once this time has passed, other workers may claim a claimed mail again. It must be longer than
   * sending a mail can take.
   */
  leaseMs?: number | undefined;
  log: { warn: (details: object, message: string) => void };
};

/** `isServerDown`: the round stopped because the server accepts no mail. */
export type Round = { sent: number; isServerDown: boolean };

const batchSize = 8;
const usualLeaseMs = 5 * 60_000;
// How long a mail of an unknown kind waits for a worker of another release, as during a deployment.
const unknownKindMs = 7 * 86_400_000;

const schemas: { [Kind in MailKind]: { parse: (data: unknown) => MailData<Kind> } } = mailData;
const kinds = Object.keys(mailData);
const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailData, kind);

/** The invoice in the data of a mail, as a file with its number as the name. */
const attachmentsOf = (data: object): Pick<OutgoingMail, 'attachments'> =>
  'pdf' in data && typeof data.pdf === 'string' && 'number' in data
    ? {
        attachments: [
          {
            filename: `${data.number}.pdf`,
            contentType: 'application/pdf',
            content: Buffer.from(data.pdf, 'base64'),
          },
        ],
      }
    : {};

/** The sender of a feedback, or the address that takes the answer to a message of the team. */
function answerAddressOf(data: object): string | undefined {
  const address = 'email' in data ? data.email : 'replyTo' in data ? data.replyTo : undefined;
  return typeof address === 'string' ? address : undefined;
}

/** @throws when the mail's kind or its data are no longer valid */
function toOutgoing(
  mail: ClaimedMail,
  { from, site }: Pick<OutboxDeps, 'from' | 'site'>,
): OutgoingMail {
  const { id, kind, recipient, locale, mailToken } = mail;
  if (!isMailKind(kind)) throw new Error(`unknown kind of mail: ${kind}`);
  const unsubscribeLinks = unsubscribeLinksOf(kind, mailToken, site.origin);
  const data = schemas[kind].parse(mail.data);
  const answerTo = answerAddressOf(data);
  return {
    messageId: `outbox-${id}@${from.address.replace(/^.*@/, '')}`,
    from,
    to: { name: '', address: recipient },
    ...(answerTo !== undefined && { replyTo: { name: '', address: answerTo } }),
    ...attachmentsOf(data),
    ...renderMail({ kind, data }, { locale, site, unsubscribeLinks }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': locale,
      ...(unsubscribeLinks && {
        'List-Unsubscribe': `<${unsubscribeLinks.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

function settlementOf(mail: ClaimedMail, sending: Sending, now: Date): Settlement {
  const known = { id: mail.id, now, retryAt: null, reason: null, isAddressDead: false };
  if (sending.outcome === 'sent') return { ...known, status: 'sent' };
  const { reason } = sending;
  if (sending.outcome === 'refused')
    return { ...known, status: 'failed', reason, isAddressDead: sending.isAddressDead };
  const delayMs = retryDelayMs(mail.attempts + 1);
  if (delayMs === undefined) return { ...known, status: 'failed', reason };
  return { ...known, status: 'pending', reason, retryAt: new Date(now.getTime() + delayMs) };
}

const refuse = (reason: string): Sending => ({ outcome: 'refused', reason, isAddressDead: false });

/**
 * A mail can be sent twice, for example when a worker dies after sending it and before recording
 * that. Several workers may run concurrently.
 */
export function outboxService({
  db,
  clock,
  server,
  from,
  site,
  log,
  leaseMs = usualLeaseMs,
}: OutboxDeps) {
  const outbox = outboxRepository(db);

  async function send(mail: ClaimedMail): Promise<Sending> {
    if (mail.isExpired) return refuse('expired');
    if (mail.isSuppressed) return refuse('suppressed address');
    try {
      return await server.send(toOutgoing(mail, { from, site }));
    } catch (error) {
      return refuse(
        `cannot be rendered: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  async function deliver(mail: ClaimedMail): Promise<Sending> {
    const sending = await send(mail);
    await outbox.settle(settlementOf(mail, sending, clock.now()));
    const { id, kind } = mail;
    if (sending.outcome !== 'sent') log.warn({ id, kind, ...sending }, 'mail not sent');
    return sending;
  }

  return {
    /**
     * Deletes the sent and failed mails queued more than 60 days ago, and their dedupe keys with
     * them.
     */
    forgetOld: async (): Promise<void> => {
      const before = daysBefore(clock.now(), retentionDays.mail);
      await deleteInBatches((most) => outbox.forgetSettled(before, most));
    },

    /** Deletes suppressions of a year ago: a mail to such an address is tried again. */
    forgetSuppressed: (isStopping?: () => boolean): Promise<number> => {
      const before = daysBefore(clock.now(), retentionDays.suppressedAddress);
      return deleteInBatches((most) => outbox.forgetSuppressed(before, most), isStopping);
    },

    deliverDue: async (isStopping: () => boolean = () => false): Promise<Round> => {
      let sent = 0;
      while (!isStopping()) {
        const now = clock.now();
        const mails = await outbox.claim({
          now,
          leaseUntil: new Date(now.getTime() + leaseMs),
          count: batchSize,
          kinds,
          unknownBefore: new Date(now.getTime() - unknownKindMs),
        });
        const sendings = await Promise.all(mails.map(deliver));
        sent += sendings.filter(({ outcome }) => outcome === 'sent').length;
        if (sendings.some((sending) => sending.outcome === 'delayed' && sending.isServerDown))
          return { sent, isServerDown: true };
        if (mails.length < batchSize) break;
      }
      return { sent, isServerDown: false };
    },
  };
}

export type OutboxService = ReturnType<typeof outboxService>;
