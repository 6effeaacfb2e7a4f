import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { email, password } from '../../http/fields.ts';
import { findAccount } from '../accounts/account.store.ts';
import { describeUser } from '../accounts/describe-user.ts';
import { findCredentials } from './password-account.store.ts';

/** Signs in with a password. An unknown address costs the same hashing work as a wrong password. */
export const signIn = endpoint({
  method: 'POST',
  path: '/recipe/signin',
  input: z.object({ email, password }),
  answer: async ({ db, passwords }, given) => {
    const credentials = await findCredentials(db, given.email);
    const isRight = await passwords.verify(credentials?.passwordHash, given.password);
    const account =
      credentials !== undefined && isRight ? await findAccount(db, credentials.id) : undefined;
    if (account === undefined) return { status: 'WRONG_CREDENTIALS_ERROR' };
    return { status: 'OK', user: describeUser(account), recipeUserId: account.id };
  },
});
