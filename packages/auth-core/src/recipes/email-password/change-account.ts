import { z } from 'zod';
import { type Answer, endpoint } from '../../http/endpoint.ts';
import { email, password } from '../../http/fields.ts';
import {
  findCredentials,
  lockPasswordAccount,
  setEmail,
  setPasswordHash,
} from './password-account.store.ts';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

/**
 * Changes the address, the password, or both. Ends no session and changes no record of verified
 * addresses: the API decides on those.
 */
export const changeAccount = endpoint({
  method: 'PUT',
  path: '/recipe/user',
  input: z.object({
    recipeUserId: z.string(),
    email: email.nullish(),
    password: password.nullish(),
  }),
  answer: async ({ db, passwords }, given): Promise<Answer> => {
    // Hashed before the lock: hashing is queued, and a row lock must not wait for it.
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
      // Another account took the address between the check and the update.
      if (isTaken(error)) return { status: 'EMAIL_ALREADY_EXISTS_ERROR' };
      throw error;
    }
  },
});
