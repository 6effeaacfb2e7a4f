import type { Db } from '../database/database.ts';
import { jobRunsRepository } from './job-runs.repository.ts';

/** `moment` identifies the occurrence that is due, such as a day; undefined while none is due. */
export type DueJob = {
  name: string;
  moment: string | undefined;
  run: (moment: string) => Promise<unknown>;
};

/**
 * Two workers may run a job at the same time. A failed job stays due.
 *
 * @throws the first failure, after all jobs
 */
export async function runDueJobs(db: Db, now: Date, jobs: readonly DueJob[]): Promise<void> {
  const runs = jobRunsRepository(db);
  const failures: unknown[] = [];
  for (const { name, moment, run } of jobs) {
    try {
      if (moment === undefined || (await runs.isDone(name, moment))) continue;
      await run(moment);
      await runs.record(name, moment, now);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
