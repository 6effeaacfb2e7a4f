import { Problem } from '../../platform/problems/problem.ts';
import { hashOf } from '../../platform/secret-token.ts';
import { assertMayLeave } from '../organisations/leaving/leaving.service.ts';
import { accountRepository } from './account.repository.ts';
import type { DeletionProof } from './account.schema.ts';
import type { AccountDeletionDeps } from './account-deletion-deps.ts';
import { finishDeletion } from './finish-deletion.ts';

/**
 * Sessions of the account are refused once the transaction has committed; `finishDeletions` retries
 * the deletion if it fails afterwards. `address` is the caller's IP address. Problems:
 * password_wrong, attempts_limited, deletion_link_invalid, account_sole_owner,
 * account_campaign_active; session_missing when the deletion has already begun.
 */
export const deleteAccount =
  (deps: AccountDeletionDeps) =>
  async (
    userId: string,
    { password, token = '' }: DeletionProof,
    address: string,
  ): Promise<void> => {
    const { db, clock, access, onUnfinished } = deps;
    if (password !== undefined && !(await access.verifyPassword(userId, { password, address })))
      throw new Problem('password_wrong');
    await db.$transaction(async (tx) => {
      const accounts = accountRepository(tx);
      const account = await accounts.lock(userId);
      // A concurrent second request finds the account being deleted.
      if (!account || account.isLeaving) throw new Problem('session_missing');
      const now = clock.now();
      if (password === undefined && !(await accounts.takeDeletionLink(userId, hashOf(token), now)))
        throw new Problem('deletion_link_invalid');
      await assertMayLeave(tx, userId, now);
      await accounts.leave(userId, now);
    });
    await finishDeletion(deps)(userId).catch(onUnfinished);
  };
