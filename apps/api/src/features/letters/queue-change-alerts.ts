import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import type { MailsService, QueuedMail } from '../mails/mails.service.ts';
import { lettersRepository } from './letters.repository.ts';

/** An account gets one mail for each `id`. */
export type LiveChange = {
  id: string;
  liveState: LiveState;
  /** The date that changes, by its `period_start`; undefined: the event. */
  date?: { startsAt: string; isMoved: boolean };
  sendAt: Date;
  /** The change whose alerts still wait; they are withdrawn. */
  replacedId?: string | undefined;
  /** Whether readers know `liveState`, except those who were alerted about `replacedId`. */
  isKnown: boolean;
};

export type QueueChangeAlertsDeps = {
  clock: Clock;
  mails: Pick<MailsService, 'queueAll' | 'withdrawAlerts'>;
};

const newsOf = (liveState: LiveState, { isMoved }: { isMoved: boolean }): LiveState | 'moved' =>
  liveState === 'scheduled' && isMoved ? 'moved' : liveState;

const mailsAtOnce = 500;
const keyOf = (changeId: string, accountId: string): string => `change:${changeId}:${accountId}`;

/**
 * Call it in the transaction of the change: a rolled-back change then sends no alert. Returns the
 * number of mails queued.
 */
export const queueChangeAlerts =
  ({ clock, mails }: QueueChangeAlertsDeps) =>
  async (tx: SqlClient, poiId: string, change: LiveChange): Promise<number> => {
    const now = clock.now();
    const { id, liveState, date, sendAt, replacedId } = change;
    const readers = await lettersRepository(tx).listChangeReaders({
      poiId,
      startsAt: date?.startsAt ?? null,
      now,
    });
    const alerted =
      replacedId === undefined
        ? []
        : await mails.withdrawAlerts(tx, {
            prefix: keyOf(replacedId, ''),
            keys: readers.map(({ accountId }) => keyOf(replacedId, accountId)),
            now,
            latest: sendAt,
          });
    const reached = new Set(alerted);
    const alerts = readers
      .filter(({ accountId }) => !change.isKnown || reached.has(accountId))
      .map(({ accountId, email, firstName, locale, ...poi }): QueuedMail => {
        const alert = { to: email, accountId, locale, dedupeKey: keyOf(id, accountId), sendAt };
        return date === undefined
          ? { ...alert, kind: 'change', data: { firstName, poi, liveState } }
          : {
              ...alert,
              kind: 'date-change',
              data: { firstName, poi, news: newsOf(liveState, date) },
            };
      });
    let queued = 0;
    for (let from = 0; from < alerts.length; from += mailsAtOnce)
      queued += await mails.queueAll(tx, alerts.slice(from, from + mailsAtOnce));
    return queued;
  };
