import { z } from 'zod';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { email } from '../../http/fields.ts';
import { createLinkToken } from '../../tokens/link-token.ts';
import { sha256 } from '../../tokens/sha256.ts';
import { lockAccount } from '../accounts/account.store.ts';
import { changeAccount } from './change-account.ts';
import { insertResetToken, takeResetToken } from './reset-token.store.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

const tokenBytes = 64;

const createResetToken = endpoint({
  method: 'POST',
  path: '/recipe/user/password/reset/token',
  input: z.object({ userId: z.string(), email }),
  answer: async ({ db, clock, settings }, given) => {
    const token = createLinkToken(tokenBytes);
    const expiresAt = new Date(clock.now().getTime() + settings.resetTokenMs);
    return db.transaction(async (tx) => {
      if (!(await lockAccount(tx, given.userId))) return { status: 'UNKNOWN_USER_ID_ERROR' };
      await insertResetToken(tx, {
        tokenHash: sha256(token),
        userId: given.userId,
        email: given.email,
        expiresAt,
      });
      return { status: 'OK', token };
    });
  },
});

const consumeResetToken = endpoint({
  method: 'POST',
  path: '/recipe/user/password/reset/token/consume',
  input: z.object({ method: z.literal('token').optional(), token: z.string() }),
  answer: async ({ db, clock }, { token }) => {
    const taken = await takeResetToken(db, sha256(token));
    if (taken === undefined || taken.expiresAt <= clock.now())
      return { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' };
    return { status: 'OK', userId: taken.userId, email: taken.email };
  },
});

/**
 * Endpoints for accounts with a password. A reset token works once, and its use deletes all others
 * of its account.
 */
export const emailPasswordEndpoints: Endpoint[] = [
  signUp,
  signIn,
  createResetToken,
  consumeResetToken,
  changeAccount,
];
