import {
  type JobLog,
  type RepeatingJob,
  startRepeating,
} from '../../platform/background/repeating-job.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';

const everyMs = 60_000;

export type AccountJobsDeps = { deletion: Pick<AccountDeletionService, 'finishAll'>; log: JobLog };

export const startAccountJobs = ({ deletion, log }: AccountJobsDeps): RepeatingJob =>
  startRepeating({
    name: 'deletions of accounts',
    everyMs,
    log,
    run: () => deletion.finishAll(),
  });
