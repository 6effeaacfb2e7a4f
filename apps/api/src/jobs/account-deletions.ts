import type { AccountDeletionService } from '../features/account/account-deletion.service.ts';
import { type JobLog, type Repeated, startRepeating } from './repeat.ts';

const everyMs = 60_000;

/** Finishes, now and every minute, deletions of accounts that were begun. It runs where the session core is known: in the server. */
export const startAccountDeletions = ({
  deletion,
  log,
}: {
  deletion: Pick<AccountDeletionService, 'finishAll'>;
  log: JobLog;
}): Repeated =>
  startRepeating({
    name: 'deletions of accounts',
    everyMs,
    log,
    run: async () => {
      await deletion.finishAll();
      return undefined;
    },
  });
