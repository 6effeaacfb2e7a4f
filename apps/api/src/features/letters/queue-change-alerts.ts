import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import type { MailsService, QueuedMail } from '../mails/mails.service.ts';
import { type ChangeReader, lettersRepository } from './letters.repository.ts';

type Alerts = {
  /** An account gets one mail for each `id`. */
  id: string;
  sendAt: Date;
  /** The change whose alerts still wait; they are withdrawn. */
  replacedId?: string | undefined;
};

export type LiveChange = Alerts & {
  liveState: LiveState;
  /** Whether readers know `liveState`, except those who were alerted about `replacedId`. */
  isKnown: boolean;
};

type ChangedDate = QueuedMail<'date-changes'>['data']['dates'][number];
export type DateNews = ChangedDate['news'];

export type DateChanges = Alerts & {
  /**
   * The changed dates, soonest first. `isKnown`: readers know this state, except those who were
   * alerted about `replacedId`.
   */
  dates: readonly (ChangedDate & { isKnown: boolean })[];
};

export type QueueChangeAlertsDeps = {
  clock: Clock;
  mails: Pick<MailsService, 'queueAll' | 'withdrawAlerts'>;
};

/** What every alert to a reader has. */
type Alert = Required<Pick<QueuedMail, 'to' | 'accountId' | 'locale' | 'dedupeKey' | 'sendAt'>>;
/** Undefined: the reader gets no mail. `isAlerted`: about the replaced change. */
type WriteMail = (alert: Alert, reader: ChangeReader, isAlerted: boolean) => QueuedMail | undefined;

const mailsAtOnce = 500;
const mostDates = 20;
const keyOf = (changeId: string, accountId: string): string => `change:${changeId}:${accountId}`;

const queueAlerts =
  ({ clock, mails }: QueueChangeAlertsDeps) =>
  async (
    tx: SqlClient,
    poiId: string,
    { id, sendAt, replacedId }: Alerts,
    write: WriteMail,
  ): Promise<number> => {
    const now = clock.now();
    const readers = await lettersRepository(tx).listChangeReaders({ poiId, now });
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
    const alerts = readers.flatMap((reader): QueuedMail[] => {
      const { accountId, email: to, locale } = reader;
      const alert = { to, accountId, locale, dedupeKey: keyOf(id, accountId), sendAt };
      const mail = write(alert, reader, reached.has(accountId));
      return mail === undefined ? [] : [mail];
    });
    let queued = 0;
    for (let from = 0; from < alerts.length; from += mailsAtOnce)
      queued += await mails.queueAll(tx, alerts.slice(from, from + mailsAtOnce));
    return queued;
  };

/**
 * Call it in the transaction of the change: a rolled-back change then sends no alert. Returns the
 * number of mails queued.
 */
export const queueChangeAlerts =
  (deps: QueueChangeAlertsDeps) =>
  (tx: SqlClient, poiId: string, change: LiveChange): Promise<number> => {
    const { liveState, isKnown } = change;
    return queueAlerts(deps)(tx, poiId, change, (alert, { firstName, poi }, isAlerted) =>
      isKnown && !isAlerted
        ? undefined
        : { ...alert, kind: 'change', data: { firstName, poi, liveState } },
    );
  };

/** As `queueChangeAlerts`; a reader gets one mail about all the changed dates. */
export const queueDateAlerts =
  (deps: QueueChangeAlertsDeps) =>
  (tx: SqlClient, poiId: string, changes: DateChanges): Promise<number> =>
    queueAlerts(deps)(tx, poiId, changes, (alert, { firstName, poi }, isAlerted) => {
      const dates = changes.dates.filter(({ isKnown }) => isAlerted || !isKnown);
      const [only] = dates;
      if (only === undefined) return undefined;
      if (dates.length === 1)
        return {
          ...alert,
          kind: 'date-change',
          data: { firstName, poi: { ...poi, ...only }, news: only.news, insteadOf: only.insteadOf },
        };
      const named = dates.slice(0, mostDates);
      const moreCount = dates.length - named.length;
      return { ...alert, kind: 'date-changes', data: { firstName, poi, dates: named, moreCount } };
    });
