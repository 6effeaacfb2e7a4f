import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { accountRepository } from './account.repository.ts';
import type { DeletionProof } from './account.schema.ts';
import type { AccountAccess } from './account-access.ts';

export type AccountDeletionDeps = {
  db: Db;
  clock: Clock;
  mails: MailsService;
  access: Pick<AccountAccess, 'verifyPassword' | 'deleteUser'>;
};

const tokenBytes = 32;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Deleting one's account, so that nothing is left of it. */
export function accountDeletionService({ db, clock, mails, access }: AccountDeletionDeps) {
  return {
    /** Mails the link that proves it for those who have no password. `origin` is that of the public site. Problems: deletion_link_limited. */
    sendLink: (userId: string, origin: string): Promise<void> =>
      db.$transaction(async (tx) => {
        const accounts = accountRepository(tx);
        const account = await accounts.lock(userId);
        if (!account) throw new Problem('session_missing');
        const now = clock.now();
        const after = (ms: number): Date => new Date(now.getTime() + ms);
        const token = randomBytes(tokenBytes).toString('hex');
        const { deletionLinkMs, deletionLinkAgainMs } = limits.account;
        const link = { tokenHash: hashOf(token), now, expiresAt: after(deletionLinkMs), lastBefore: after(-deletionLinkAgainMs) };
        if (!(await accounts.saveDeletionLink({ accountId: userId, ...link }))) throw new Problem('deletion_link_limited');
        const { email, firstName, locale } = account;
        const data = { firstName, link: `${origin}/profile?deletionToken=${token}` };
        await mails.queue(tx, { kind: 'delete-account', to: email, accountId: userId, locale, data });
      }),

    /**
     * Deletes an account once it is proved whose it is, its sessions first of all, and says farewell by mail.
     * The session core is told first: when it refuses, nothing is deleted. Problems: password_wrong, attempts_limited,
     * deletion_link_invalid. `address`: where he asks from.
     */
    delete: async (userId: string, { password, token = '' }: DeletionProof, address: string): Promise<void> => {
      if (password !== undefined && !(await access.verifyPassword(userId, { password, address }))) throw new Problem('password_wrong');
      const { email, firstName, locale, isVerified } = await db.$transaction(async (tx) => {
        const accounts = accountRepository(tx);
        const account = await accounts.lock(userId);
        if (!account) throw new Problem('session_missing');
        if (password === undefined && !(await accounts.takeDeletionLink(userId, hashOf(token), clock.now())))
          throw new Problem('deletion_link_invalid');
        return account;
      });
      // Not within a transaction: the embedded database has one connection, and the core would wait for us.
      await access.deleteUser(userId);
      await db.$transaction(async (tx) => {
        // Asked twice at once, an account is deleted once.
        if (!(await accountRepository(tx).lock(userId))) throw new Problem('session_missing');
        await mails.forget(tx, { accountId: userId, address: email });
        await accountRepository(tx).remove({ id: userId, email, isVerified });
        // An address that nobody verified is perhaps somebody else's: it gets no more mails.
        if (isVerified) await mails.queue(tx, { kind: 'account-deleted', to: email, locale, data: { firstName } });
      });
      // Whoever signed in while all that went on has a session of nobody: it goes too, unless the core cannot be reached any more.
      await access.deleteUser(userId).catch(() => undefined);
    },
  };
}

export type AccountDeletionService = ReturnType<typeof accountDeletionService>;
