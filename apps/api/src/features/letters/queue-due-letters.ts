import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { runDueJobs } from '../../platform/background/due-jobs.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OutboxService } from '../mails/outbox/outbox.service.ts';
import type { DigestService } from './digest.service.ts';
import { digestWeekend, newsTuesday, reminderDay } from './letters.domain.ts';
import type { LettersService } from './letters.service.ts';
import type { NewsService } from './news.service.ts';

export type QueueDueLettersDeps = {
  db: Db;
  clock: Clock;
  digest: Pick<DigestService, 'queueAll'>;
  news: Pick<NewsService, 'queueAll'>;
  letters: Pick<LettersService, 'queueReminders'>;
  outbox: Pick<OutboxService, 'forgetOld'>;
};

/**
 * Queues the newsletters and reminders that are due, and deletes old mails. After a crash or beside
 * a second worker, the dedupe key of each mail prevents duplicates.
 */
export async function queueDueLetters({
  db,
  clock,
  digest,
  news,
  letters,
  outbox,
}: QueueDueLettersDeps): Promise<void> {
  const now = clock.now();
  const failures: unknown[] = [];
  const doOnce = async (
    job: string,
    moment: string | undefined,
    work: (moment: string) => Promise<unknown>,
  ): Promise<void> => {
    try {
      if (moment === undefined || (await runs.isDone(job, moment))) return;
      await work(moment);
      await runs.record(job, moment, now);
    } catch (error) {
      failures.push(error);
    }
  };
  await doOnce('digest', digestWeekend(now), (saturday) => digest.queueAll(saturday, now));
  await doOnce('follow-news', newsTuesday(now), (tuesday) => news.queueAll(tuesday, now));
  await doOnce('reminder', reminderDay(now), letters.queueReminders);
  await doOnce('forget-mails', parisDay(now), outbox.forgetOld);
  // Thrown last, so that a failed job does not prevent the others.
  if (failures.length > 0) throw failures[0];
}
