import {
  type JobLog,
  type RepeatingJob,
  startRepeating,
} from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { forgetVisitors } from './statistics.service.ts';

const everyMs = 3_600_000;

export type StatisticsJobsDeps = { db: Db; clock: Clock; log: JobLog };

export const startStatisticsJobs = ({ db, clock, log }: StatisticsJobsDeps): RepeatingJob =>
  startRepeating({
    name: 'visitor sweep',
    everyMs,
    log,
    run: () => forgetVisitors(db, clock.now()),
  });
