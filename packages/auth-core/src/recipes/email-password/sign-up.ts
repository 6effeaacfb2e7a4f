import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { email, password } from '../../http/fields.ts';
import { findAccount } from '../accounts/account.store.ts';
import { describeUser } from '../accounts/describe-user.ts';
import { insertVerifiedEmail } from '../email-verification/verification.store.ts';
import { insertPasswordAccount } from './password-account.store.ts';

// The session library generates addresses of this domain for users without an address. No mail
// reaches them, so they count as verified.
const generatedDomain = '@stfakeemail.supertokens.com';

/**
 * Creates an account with a password. Hashes the password first, even for a taken address; the
 * unique index then decides between simultaneous sign-ups.
 */
export const signUp = endpoint({
  method: 'POST',
  path: '/recipe/signup',
  input: z.object({ email, password }),
  answer: async ({ db, clock, passwords }, given) => {
    const passwordHash = await passwords.hash(given.password);
    const id = randomUUID();
    const account = await db.transaction(async (tx) => {
      const isFree = await insertPasswordAccount(tx, {
        id,
        email: given.email,
        passwordHash,
        joinedAt: clock.now(),
      });
      if (isFree && given.email.endsWith(generatedDomain))
        await insertVerifiedEmail(tx, id, given.email);
      return isFree ? findAccount(tx, id) : undefined;
    });
    if (account === undefined) return { status: 'EMAIL_ALREADY_EXISTS_ERROR' };
    return { status: 'OK', user: describeUser(account), recipeUserId: id };
  },
});
