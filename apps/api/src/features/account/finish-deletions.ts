import { accountRepository } from './account.repository.ts';
import type { AccountDeletionDeps } from './account-deletion-deps.ts';
import { finishDeletion } from './finish-deletion.ts';

// Grace period before the sweep resumes a deletion that was interrupted.
const gracePeriodMs = 60_000;

/**
 * Resumes the deletions that were interrupted; returns the number of those that succeed now. Safe
 * to run concurrently.
 */
export const finishDeletions = (deps: AccountDeletionDeps) => async (): Promise<number> => {
  const before = new Date(deps.clock.now().getTime() - gracePeriodMs);
  let finished = 0;
  for (const userId of await accountRepository(deps.db).listLeaving(before)) {
    const isFinished = await finishDeletion(deps)(userId).then(() => true, deps.onUnfinished);
    if (isFinished === true) finished += 1;
  }
  return finished;
};
