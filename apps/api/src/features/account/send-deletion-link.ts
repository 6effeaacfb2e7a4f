import { limits } from '@parages/contracts/vocabulary/limits';
import { Problem } from '../../platform/problems/problem.ts';
import { takeDailyQuota } from '../../platform/quotas/quotas.service.ts';
import { hashOf, newToken } from '../../platform/secret-token.ts';
import { accountRepository } from './account.repository.ts';
import type { AccountDeletionDeps } from './account-deletion-deps.ts';

const { deletionLinkMs, deletionLinkAgainMs } = limits.account;

/**
 * `origin` is that of the public site. Problems: deletion_link_limited, quota_reached,
 * session_missing.
 */
export const sendDeletionLink =
  ({ db, clock, mails }: Pick<AccountDeletionDeps, 'db' | 'clock' | 'mails'>) =>
  (userId: string, origin: string): Promise<void> =>
    db.$transaction(async (tx) => {
      const accounts = accountRepository(tx);
      const account = await accounts.lock(userId);
      if (!account) throw new Problem('session_missing');
      const now = clock.now();
      const token = newToken();
      const isSaved = await accounts.saveDeletionLink({
        accountId: userId,
        tokenHash: hashOf(token),
        now,
        expiresAt: new Date(now.getTime() + deletionLinkMs),
        lastBefore: new Date(now.getTime() - deletionLinkAgainMs),
      });
      if (!isSaved) throw new Problem('deletion_link_limited');
      await takeDailyQuota(tx, 'mailsPerDay', userId, now);
      const { email: to, firstName, locale, isPro, isVerified } = account;
      const link = `${origin}/profile?deletionToken=${token}`;
      const data = { firstName: isVerified ? firstName : '', link, isPro };
      await mails.queue(tx, { kind: 'delete-account', to, accountId: userId, locale, data });
    });
