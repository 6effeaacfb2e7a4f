import {
  type JobLog,
  type RepeatingJob,
  startRepeating,
} from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { countPopularity } from './popularity.service.ts';

const everyMs = 3_600_000;

export type RecommendationsJobsDeps = { db: Db; clock: Clock; log: JobLog };

export const startRecommendationsJobs = ({
  db,
  clock,
  log,
}: RecommendationsJobsDeps): RepeatingJob =>
  startRepeating({
    name: 'popularity',
    everyMs,
    log,
    run: () => countPopularity(db, clock.now()),
  });
