import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import type { Db } from '../../platform/database/database.ts';
import type { QueuedMail } from '../mails/mails.service.ts';
import { reminderEndsAt } from './letters.domain.ts';
import { lettersRepository } from './letters.repository.ts';
import { pagesById } from './pages-by-id.ts';
import {
  type QueueChangeAlertsDeps,
  queueChangeAlerts,
  queueDateAlerts,
} from './queue-change-alerts.ts';

export type { DateNews } from './queue-change-alerts.ts';

export type LettersDeps = { db: Db } & QueueChangeAlertsDeps;

const readersAtOnce = 200;

export function lettersService(deps: LettersDeps) {
  const { db, mails } = deps;
  return {
    queueChangeAlerts: queueChangeAlerts(deps),
    queueDateAlerts: queueDateAlerts(deps),

    /**
     * Number of readers whom a change to `liveState` would alert, or a change of one date when it
     * is null; 0 for an event that is not online or has this state. Leaves out addresses that get
     * no mail.
     */
    countChangeReaders: (poiId: string, liveState: LiveState | null): Promise<number> =>
      lettersRepository(db).countChangeReaders({ poiId, liveState }),

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
