import {
  type JobLog,
  type RepeatingJob,
  startRepeating,
} from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { forgetFeedback } from './forget-feedback.ts';

const everyMs = 3_600_000;

export type FeedbackJobsDeps = { db: Db; clock: Clock; log: JobLog };

export const startFeedbackJobs = ({ db, clock, log }: FeedbackJobsDeps): RepeatingJob =>
  startRepeating({
    name: 'deleting old feedback',
    everyMs,
    log,
    run: (isStopping) => forgetFeedback(db, clock.now(), isStopping),
  });
