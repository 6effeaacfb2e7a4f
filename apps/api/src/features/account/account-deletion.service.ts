import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { takeDailyQuota } from '../../platform/quotas/quotas.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { assertMayLeave, leaveOrganisations } from '../organisations/leaving/leaving.service.ts';
import { accountRepository } from './account.repository.ts';
import type { DeletionProof } from './account.schema.ts';
import type { AccountAccess } from './account-access.ts';

export type AccountDeletionDeps = {
  db: Db;
  clock: Clock;
  mails: MailsService;
  access: Pick<AccountAccess, 'verifyPassword' | 'deleteUser'>;
  /** Hears of a deletion that could not be finished for now. */
  onUnfinished: (error: unknown) => void;
};

const tokenBytes = 32;
// Whoever asked for it is still at it until then.
const finishedWithinMs = 60_000;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Deleting one's account, so that nothing is left of it. */
export function accountDeletionService({
  db,
  clock,
  mails,
  access,
  onUnfinished,
}: AccountDeletionDeps) {
  // Every step may have been done before. The core is not asked within a transaction: the embedded database has one connection, and the core
  // would wait for us.
  async function finish(userId: string): Promise<void> {
    await access.deleteUser(userId);
    await db.$transaction(async (tx) => {
      const accounts = accountRepository(tx);
      const account = await accounts.lock(userId);
      if (!account?.isLeaving) return;
      const { email, firstName, locale, isVerified, isAlone } = account;
      // Nobody proved an address that is not verified, and another account may have it by now: it is perhaps somebody else's.
      const own = isVerified && isAlone ? email : null;
      await mails.forget(tx, { accountId: userId, address: isAlone ? email : '' });
      await leaveOrganisations(tx, { accountId: userId, now: clock.now() });
      await accounts.remove({ id: userId, email: own });
      if (isVerified)
        await mails.queue(tx, { kind: 'account-deleted', to: email, locale, data: { firstName } });
    });
    // Whoever signed in while all that went on has a session of nobody: it goes too, unless the core cannot be reached any more.
    await access.deleteUser(userId).catch(() => undefined);
  }

  return {
    /** Mails the link that proves it for those who have no password. `origin` is that of the public site. Problems: deletion_link_limited, quota_reached. */
    sendLink: (userId: string, origin: string): Promise<void> =>
      db.$transaction(async (tx) => {
        const accounts = accountRepository(tx);
        const account = await accounts.lock(userId);
        if (!account) throw new Problem('session_missing');
        const now = clock.now();
        const after = (ms: number): Date => new Date(now.getTime() + ms);
        const token = randomBytes(tokenBytes).toString('hex');
        const { deletionLinkMs, deletionLinkAgainMs } = limits.account;
        const link = {
          tokenHash: hashOf(token),
          now,
          expiresAt: after(deletionLinkMs),
          lastBefore: after(-deletionLinkAgainMs),
        };
        if (!(await accounts.saveDeletionLink({ accountId: userId, ...link })))
          throw new Problem('deletion_link_limited');
        await takeDailyQuota(tx, 'mailsPerDay', userId, now);
        const { email, firstName, locale, isVerified } = account;
        const data = {
          firstName: isVerified ? firstName : '',
          link: `${origin}/profile?deletionToken=${token}`,
        };
        await mails.queue(tx, {
          kind: 'delete-account',
          to: email,
          accountId: userId,
          locale,
          data,
        });
      }),

    /**
     * Deletes an account once it is proved whose it is, and says farewell by mail. From the first step on he is nobody any more; a step that
     * fails for now is left to `finishAll`. Problems: password_wrong, attempts_limited, deletion_link_invalid,
     * account_sole_owner, account_campaign_active. `address`: where he asks from.
     */
    delete: async (
      userId: string,
      { password, token = '' }: DeletionProof,
      address: string,
    ): Promise<void> => {
      if (password !== undefined && !(await access.verifyPassword(userId, { password, address })))
        throw new Problem('password_wrong');
      await db.$transaction(async (tx) => {
        const accounts = accountRepository(tx);
        const account = await accounts.lock(userId);
        // Asked twice at once, an account is deleted once.
        if (!account || account.isLeaving) throw new Problem('session_missing');
        if (
          password === undefined &&
          !(await accounts.takeDeletionLink(userId, hashOf(token), clock.now()))
        )
          throw new Problem('deletion_link_invalid');
        await assertMayLeave(tx, userId, clock.now());
        await accounts.leave(userId, clock.now());
      });
      await finish(userId).catch(onUnfinished);
    },

    /** Finishes what was begun a minute ago or more; answers how many are gone. Any number of processes may do it at once. */
    finishAll: async (): Promise<number> => {
      const before = new Date(clock.now().getTime() - finishedWithinMs);
      let finished = 0;
      for (const userId of await accountRepository(db).listLeaving(before)) {
        const isFinished = await finish(userId).then(() => true, onUnfinished);
        if (isFinished === true) finished += 1;
      }
      return finished;
    },
  };
}

export type AccountDeletionService = ReturnType<typeof accountDeletionService>;
