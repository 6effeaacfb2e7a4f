import { z } from 'zod';
import { type Answer, endpoint } from '../../http/endpoint.ts';
import { email, password } from '../../http/fields.ts';
import {
  findCredentials,
  lockPasswordAccount,
  setEmail,
  setPasswordHash,
} from './password-account.store.ts';

/** PostgreSQL's code for a row that another one excludes. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

/** Another address, another password, or both. Ends no session and unverifies nothing: that is for the API to do. */
export const changeAccount = endpoint({
  method: 'PUT',
  path: '/recipe/user',
  input: z.object({
    recipeUserId: z.string(),
    email: email.nullish(),
    password: password.nullish(),
  }),
  answer: async ({ db, passwords }, given): Promise<Answer> => {
    // Before the lock: hashing takes its turn, and nobody should wait for it with a row in hand.
    const passwordHash = given.password ? await passwords.hash(given.password) : undefined;
    try {
      return await db.transaction(async (tx) => {
        if (!(await lockPasswordAccount(tx, given.recipeUserId)))
          return { status: 'UNKNOWN_USER_ID_ERROR' };
        if (given.email) {
          const owner = await findCredentials(tx, given.email);
          if (owner !== undefined && owner.id !== given.recipeUserId)
            return { status: 'EMAIL_ALREADY_EXISTS_ERROR' };
          await setEmail(tx, given.recipeUserId, given.email);
        }
        if (passwordHash !== undefined) await setPasswordHash(tx, given.recipeUserId, passwordHash);
        return { status: 'OK' };
      });
    } catch (error) {
      if (isTaken(error)) return { status: 'EMAIL_ALREADY_EXISTS_ERROR' }; // taken between the look and the change
      throw error;
    }
  },
});
