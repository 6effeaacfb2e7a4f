import { parisDay } from '@parages/contracts/vocabulary/date-presets';
import type { DigestService } from '../features/letters/digest.service.ts';
import { digestWeekend, newsTuesday, reminderDay } from '../features/letters/letters.domain.ts';
import type { LettersService } from '../features/letters/letters.service.ts';
import type { NewsService } from '../features/letters/news.service.ts';
import type { OutboxService } from '../features/mails/outbox.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database.ts';
import { jobRunsRepository } from './job-runs.repository.ts';
import { type JobLog, type Repeated, startRepeating } from './repeat.ts';

const everyMs = 60_000;

export type LettersJobDeps = {
  db: Db;
  clock: Clock;
  digest: Pick<DigestService, 'queueAll'>;
  news: Pick<NewsService, 'queueAll'>;
  letters: Pick<LettersService, 'queueReminders'>;
  outbox: Pick<OutboxService, 'forgetOld'>;
};

/**
 * Does whatever is due and was not done: letters of the weekend, reminders, forgetting old mails. A worker that dies in the middle, or two
 * at a time, do no harm: each mail has its key.
 */
export async function queueDueLetters({
  db,
  clock,
  digest,
  news,
  letters,
  outbox,
}: LettersJobDeps): Promise<void> {
  const runs = jobRunsRepository(db);
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
  // One job that fails does not keep the others from being done.
  if (failures.length > 0) throw failures[0];
}

/** Looks once a minute whether something is due. */
export const startLetters = ({ log, ...deps }: LettersJobDeps & { log: JobLog }): Repeated =>
  startRepeating({
    name: 'letters',
    everyMs,
    log,
    run: async () => {
      await queueDueLetters(deps);
      return undefined;
    },
  });
