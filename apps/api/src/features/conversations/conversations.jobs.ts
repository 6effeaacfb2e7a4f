import {
  type JobLog,
  type RepeatingJob,
  startRepeating,
} from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { sweepAttachments } from './attachments/sweep-attachments.ts';

const hourMs = 3_600_000;

export const startConversationsJobs = ({
  db,
  clock,
  log,
}: {
  db: Db;
  clock: Clock;
  log: JobLog;
}): RepeatingJob =>
  startRepeating({
    name: 'sweep of attachments',
    everyMs: hourMs,
    log,
    run: () => sweepAttachments({ db })(clock.now()),
  });
