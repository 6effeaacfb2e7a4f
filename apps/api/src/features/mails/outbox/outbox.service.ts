import type {
  MailParty,
  MailServer,
  OutgoingMail,
  Sending,
} from '../../../gateways/mail-server/mail-server.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { drawMail } from '../drawing/draw-mail.ts';
import { retryDelayMs } from '../mails.domain.ts';
import { type MailData, type MailKind, mailData } from '../mails.schema.ts';
import { waysOutOf } from '../unsubscribing/ways-out.domain.ts';
import type { MailSite } from '../words/mail-content.ts';
import { type ClaimedMail, outboxRepository, type Settlement } from './outbox.repository.ts';

export type OutboxDeps = {
  db: Db;
  clock: Clock;
  server: MailServer;
  /** Who writes, and where its site is. */
  from: MailParty;
  site: MailSite;
  /** How long a mail is ours once claimed; longer than sending may take. */
  leaseMs?: number;
  log: { warn: (details: object, message: string) => void };
};

/** How a round went: `isServerDown` when it was given up because mails do not leave. */
export type Round = { sent: number; isServerDown: boolean };

const batchSize = 8;
const usualLeaseMs = 5 * 60_000;
const keptMs = 60 * 86_400_000;

const schemas: { [Kind in MailKind]: { parse: (data: unknown) => MailData<Kind> } } = mailData;
const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(mailData, kind);

/** A mail of the outbox, drawn and addressed. @throws when its kind or its data are not known any more */
function toOutgoing(
  mail: ClaimedMail,
  { from, site }: Pick<OutboxDeps, 'from' | 'site'>,
): OutgoingMail {
  const { id, kind, recipient, locale, mailToken } = mail;
  if (!isMailKind(kind)) throw new Error(`unknown kind of mail: ${kind}`);
  const waysOut = waysOutOf(kind, mailToken, site.origin);
  const data = schemas[kind].parse(mail.data);
  const answerTo = 'email' in data ? data.email : null;
  return {
    messageId: `outbox-${id}@${from.address.replace(/^.*@/, '')}`,
    from,
    to: { name: '', address: recipient },
    ...(answerTo === null ? {} : { replyTo: { name: '', address: answerTo } }),
    ...drawMail({ kind, data }, { locale, site, waysOut }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': locale,
      ...(waysOut && {
        'List-Unsubscribe': `<${waysOut.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** What to write down, from what came of sending. */
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

const never = (reason: string): Sending => ({ outcome: 'refused', reason, isAddressDead: false });

/** Sends what the outbox holds, at least once. Several workers may do so at the same time. */
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
    if (mail.isTooLate) return never('it came too late');
    if (mail.isSuppressed) return never('nobody is at this address');
    try {
      return await server.send(toOutgoing(mail, { from, site }));
    } catch (error) {
      return never(`it cannot be drawn: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async function deliver(mail: ClaimedMail): Promise<Sending> {
    const sending = await send(mail);
    await outbox.settle(settlementOf(mail, sending, clock.now()));
    const { id, kind } = mail;
    if (sending.outcome !== 'sent') log.warn({ id, kind, ...sending }, 'a mail did not leave');
    return sending;
  }

  return {
    /** Forgets mails settled long ago. Their dedupe keys go too: no mail is about something that old. */
    forgetOld: async (): Promise<void> => {
      await outbox.forgetSettled(new Date(clock.now().getTime() - keptMs));
    },

    /** Sends what is due until nothing is, mails do not leave, or somebody wants to stop. */
    deliverDue: async (isStopping: () => boolean = () => false): Promise<Round> => {
      let sent = 0;
      while (!isStopping()) {
        const now = clock.now();
        const mails = await outbox.claim({
          now,
          leaseUntil: new Date(now.getTime() + leaseMs),
          count: batchSize,
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
