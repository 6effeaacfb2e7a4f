import {
  type JobLog,
  type RepeatingJob,
  startRepeating,
} from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { forgetSecurityEvents } from './forget-security-events.ts';

const everyMs = 3_600_000;

export type SecurityJournalJobsDeps = { db: Db; clock: Clock; log: JobLog };

export const startSecurityJournalJobs = ({
  db,
  clock,
  log,
}: SecurityJournalJobsDeps): RepeatingJob =>
  startRepeating({
    name: 'security journal sweep',
    everyMs,
    log,
    run: () => forgetSecurityEvents(db, clock.now()),
  });
