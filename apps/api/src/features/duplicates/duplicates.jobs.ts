import {
  type JobLog,
  type StoppableJob,
  startRepeating,
  stopJobs,
} from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { detectDuplicates } from './detection/detect-duplicates.ts';
import { detectionRepository } from './detection/detection.repository.ts';

const detectEveryMs = 10_000;
const sweepEveryMs = 3_600_000;

export type DuplicatesJobsDeps = { db: Db; clock: Clock; log: JobLog };

export function startDuplicatesJobs({ log, ...deps }: DuplicatesJobsDeps): StoppableJob {
  const jobs = [
    startRepeating({
      name: 'detection of duplicates',
      everyMs: detectEveryMs,
      log,
      run: detectDuplicates(deps),
    }),
    startRepeating({
      name: 'sweep of duplicates',
      everyMs: sweepEveryMs,
      log,
      run: () => detectionRepository(deps.db).sweepPairs(),
    }),
  ];
  return { stop: () => stopJobs(jobs) };
}
