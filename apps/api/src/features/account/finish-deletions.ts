import { accountRepository } from './account.repository.ts';
import type { AccountDeletionDeps } from './account-deletion-deps.ts';
import { finishDeletion } from './finish-deletion.ts';

// The request that confirmed a deletion may still be running it.
const gracePeriodMs = 60_000;

/** Returns the number of interrupted deletions that succeed now. */
export const finishDeletions = (deps: AccountDeletionDeps) => async (): Promise<number> => {
  const before = new Date(deps.clock.now().getTime() - gracePeriodMs);
  let finished = 0;
  for (const userId of await accountRepository(deps.db).listLeaving(before)) {
    const isFinished = await finishDeletion(deps)(userId).then(() => true, deps.onUnfinished);
    if (isFinished === true) finished += 1;
  }
  return finished;
};
