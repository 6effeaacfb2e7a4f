import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { email, password } from '../../http/fields.ts';
import { findAccount } from '../accounts/account.store.ts';
import { describeUser } from '../accounts/describe-user.ts';
import { insertVerifiedEmail } from '../email-verification/verification.store.ts';
import { insertPasswordAccount } from './password-account.store.ts';

// The library makes these up for people without an address: nobody could ever read a message there.
const inventedDomain = '@stfakeemail.supertokens.com';

/** A new account with a password. The password is hashed first, taken address or not, then the database decides: of several at once one wins. */
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
      if (isFree && given.email.endsWith(inventedDomain))
        await insertVerifiedEmail(tx, id, given.email);
      return isFree ? findAccount(tx, id) : undefined;
    });
    if (account === undefined) return { status: 'EMAIL_ALREADY_EXISTS_ERROR' };
    return { status: 'OK', user: describeUser(account), recipeUserId: id };
  },
});
