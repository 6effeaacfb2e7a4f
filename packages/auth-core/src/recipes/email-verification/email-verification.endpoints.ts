import { z } from 'zod';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { email } from '../../http/fields.ts';
import { createLinkToken } from '../../tokens/link-token.ts';
import { sha256 } from '../../tokens/sha256.ts';
import {
  deleteVerificationTokens,
  deleteVerifiedEmail,
  insertVerificationToken,
  insertVerifiedEmail,
  isEmailVerified,
  takeVerificationToken,
} from './verification.store.ts';

const tokenBytes = 48;
// Addresses are verified for a user id, which need not be an account of this core, as in the
// official core.
const address = z.object({ userId: z.string(), email });

const createToken = endpoint({
  method: 'POST',
  path: '/recipe/user/email/verify/token',
  input: address,
  answer: async ({ db, clock, settings }, given) => {
    if (await isEmailVerified(db, given.userId, given.email))
      return { status: 'EMAIL_ALREADY_VERIFIED_ERROR' };
    const token = createLinkToken(tokenBytes);
    const expiresAt = new Date(clock.now().getTime() + settings.verificationTokenMs);
    await insertVerificationToken(db, {
      tokenHash: sha256(token),
      userId: given.userId,
      email: given.email,
      expiresAt,
    });
    return { status: 'OK', token };
  },
});

const verifyByToken = endpoint({
  method: 'POST',
  path: '/recipe/user/email/verify',
  input: z.object({ method: z.literal('token'), token: z.string() }),
  answer: async ({ db, clock }, { token }) =>
    db.transaction(async (tx) => {
      const taken = await takeVerificationToken(tx, sha256(token));
      if (taken === undefined || taken.expiresAt <= clock.now())
        return { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' };
      await insertVerifiedEmail(tx, taken.userId, taken.email);
      return { status: 'OK', userId: taken.userId, email: taken.email };
    }),
});

const readVerified = endpoint({
  method: 'GET',
  path: '/recipe/user/email/verify',
  input: address,
  answer: async ({ db }, given) => ({
    status: 'OK',
    isVerified: await isEmailVerified(db, given.userId, given.email),
  }),
});

const removeTokens = endpoint({
  method: 'POST',
  path: '/recipe/user/email/verify/token/remove',
  input: address,
  answer: async ({ db }, given) => {
    await deleteVerificationTokens(db, given.userId, given.email);
    return { status: 'OK' };
  },
});

const removeVerified = endpoint({
  method: 'POST',
  path: '/recipe/user/email/verify/remove',
  input: address,
  answer: async ({ db }, given) => {
    await deleteVerifiedEmail(db, given.userId, given.email);
    return { status: 'OK' };
  },
});

/**
 * Endpoints that record whether a user has proved access to an address. A token works once, and its
 * use deletes all others of the user and the address.
 */
export const emailVerificationEndpoints: Endpoint[] = [
  createToken,
  verifyByToken,
  readVerified,
  removeTokens,
  removeVerified,
];
