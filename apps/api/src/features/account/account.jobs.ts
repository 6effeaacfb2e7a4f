import {
  type JobLog,
  type StoppableJob,
  startRepeating,
  stopJobs,
} from '../../platform/background/repeating-job.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';

const everyMs = 60_000;
const forgetEveryMs = 3_600_000;

export type AccountJobsDeps = {
  deletion: Pick<AccountDeletionService, 'finishAll' | 'forgetUnconfirmed'>;
  log: JobLog;
};

export function startAccountJobs({ deletion, log }: AccountJobsDeps): StoppableJob {
  const jobs = [
    startRepeating({
      name: 'deletions of accounts',
      everyMs,
      log,
      run: () => deletion.finishAll(),
    }),
    startRepeating({
      name: 'deleting unconfirmed accounts',
      everyMs: forgetEveryMs,
      log,
      run: (isStopping) => deletion.forgetUnconfirmed(isStopping),
    }),
  ];
  return { stop: () => stopJobs(jobs) };
}
