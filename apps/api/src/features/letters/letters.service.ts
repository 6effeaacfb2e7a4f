import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import type { Clock } from '../../platform/clock.ts';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import type { MailsService, QueuedMail } from '../mails/mails.service.ts';
import { reminderEndsAt } from './letters.domain.ts';
import { lettersRepository } from './letters.repository.ts';
import { pagesById } from './pages-by-id.ts';

/** An account gets one mail for each `id`. */
export type LiveChange = { id: string; liveState: LiveState };

export type LettersDeps = { db: Db; clock: Clock; mails: Pick<MailsService, 'queueAll'> };

const readersAtOnce = 200;
const mailsAtOnce = 500;

export function lettersService({ db, clock, mails }: LettersDeps) {
  return {
    /**
     * Call it in the transaction of the change: a rolled-back change then sends no alert. Returns
     * the number of mails queued.
     */
    queueChangeAlerts: async (
      tx: SqlClient,
      poiId: string,
      change: LiveChange,
    ): Promise<number> => {
      const readers = await lettersRepository(tx).listChangeReaders({ poiId, now: clock.now() });
      const alerts = readers.map(
        ({ accountId, email, firstName, locale, ...poi }): QueuedMail => ({
          kind: 'change',
          to: email,
          accountId,
          locale,
          dedupeKey: `change:${change.id}:${accountId}`,
          data: { firstName, poi, liveState: change.liveState },
        }),
      );
      let queued = 0;
      for (let from = 0; from < alerts.length; from += mailsAtOnce)
        queued += await mails.queueAll(tx, alerts.slice(from, from + mailsAtOnce));
      return queued;
    },

    /** Returns the number of mails queued. */
    queueReminders: async (day: string): Promise<number> => {
      const letters = lettersRepository(db);
      let queued = 0;
      for await (const readers of pagesById(letters.listReminderReaders, readersAtOnce)) {
        const reminders = await letters.listReminders({
          accountIds: readers.map(({ id }) => id),
          day,
        });
        queued += await mails.queueAll(
          db,
          reminders.map(
            ({ accountId, poiId, email, firstName, locale, ...poi }): QueuedMail => ({
              kind: 'reminder',
              to: email,
              accountId,
              locale,
              dedupeKey: `reminder:${accountId}:${poiId}:${day}`,
              expiresAt: reminderEndsAt(day),
              data: { firstName, poi },
            }),
          ),
        );
      }
      return queued;
    },
  };
}

export type LettersService = ReturnType<typeof lettersService>;
