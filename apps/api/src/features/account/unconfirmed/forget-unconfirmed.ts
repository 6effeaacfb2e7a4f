import { daysBefore, retentionDays } from '@parages/contracts/vocabulary/retention';
import { deleteInBatches } from '../../../platform/background/delete-in-batches.ts';
import type { AccountDeletionDeps } from '../account-deletion-deps.ts';
import { unconfirmedRepository } from './unconfirmed.repository.ts';

const mostAccounts = 100;

/**
 * Deletes expired deletion links, and begins the deletion of accounts whose address was never
 * confirmed; `finishDeletions` ends them. Returns the number of these accounts, a hundred at most.
 */
export const forgetUnconfirmed =
  ({ db, clock }: Pick<AccountDeletionDeps, 'db' | 'clock'>) =>
  async (isStopping?: () => boolean): Promise<number> => {
    const now = clock.now();
    const accounts = unconfirmedRepository(db);
    await deleteInBatches((most) => accounts.forgetDeletionLinks(now, most), isStopping);
    const before = daysBefore(now, retentionDays.unconfirmedAccount);
    return accounts.leave({ before, now, most: mostAccounts });
  };
