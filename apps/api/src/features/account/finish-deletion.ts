import { leaveOrganisations } from '../organisations/leaving/leaving.service.ts';
import { accountRepository } from './account.repository.ts';
import type { AccountDeletionDeps } from './account-deletion-deps.ts';

/**
 * Calls the session core outside the transaction: the embedded database runs one transaction at a
 * time, so the core would wait for this one.
 */
export const finishDeletion =
  ({ db, clock, mails, access }: Omit<AccountDeletionDeps, 'onUnfinished'>) =>
  async (userId: string): Promise<void> => {
    await access.deleteUser(userId);
    await db.$transaction(async (tx) => {
      const accounts = accountRepository(tx);
      const account = await accounts.lock(userId);
      if (!account?.isLeaving) return;
      const { email, firstName, locale, isPro, isVerified, isAlone } = account;
      // The owner of an unverified address may be another person; another account may have the
      // address.
      const ownEmail = isVerified && isAlone ? email : null;
      await mails.forget(tx, { accountId: userId, address: isAlone ? email : '' });
      await leaveOrganisations(tx, { accountId: userId, now: clock.now() });
      await accounts.remove({ id: userId, email: ownEmail });
      if (isVerified)
        await mails.queue(tx, {
          kind: 'account-deleted',
          to: email,
          locale,
          data: { firstName, isPro },
        });
    });
    // A sign-in during the deletion may have made a session without an account: delete the user
    // again, and ignore a failure, because the account itself is gone.
    await access.deleteUser(userId).catch(() => undefined);
  };
