import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../database/database.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { email } from '../../http/fields.ts';
import { findAccount } from '../accounts/account.store.ts';
import { describeUser } from '../accounts/describe-user.ts';
import { insertVerifiedEmail } from '../email-verification/verification.store.ts';
import {
  insertThirdPartyAccount,
  type ThirdPartyAccount,
  updateThirdPartyEmail,
} from './third-party-account.store.ts';

const attempts = 5;

/** Tries up to five times, in case the account is deleted between the two statements. */
async function findOrInsert(
  tx: Db,
  account: ThirdPartyAccount,
  joinedAt: Date,
): Promise<{ id: string; isNew: boolean }> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const id = randomUUID();
    if (await insertThirdPartyAccount(tx, id, account, joinedAt)) return { id, isNew: true };
    const known = await updateThirdPartyEmail(tx, account);
    if (known !== undefined) return { id: known, isNew: false };
  }
  throw new Error('An account of a provider was deleted and recreated repeatedly');
}

/** Trusts the provider's statement that the address is verified. */
const signInUp = endpoint({
  method: 'POST',
  path: '/recipe/signinup',
  input: z.object({
    thirdPartyId: z.string().min(1),
    thirdPartyUserId: z.string().min(1),
    email: z.object({ id: email, isVerified: z.boolean().default(false) }),
  }),
  answer: async ({ db, clock }, { thirdPartyId, thirdPartyUserId, email: given }) =>
    db.transaction(async (tx) => {
      const { id, isNew } = await findOrInsert(
        tx,
        { thirdPartyId, thirdPartyUserId, email: given.id },
        clock.now(),
      );
      if (given.isVerified) await insertVerifiedEmail(tx, id, given.id);
      const account = await findAccount(tx, id);
      if (account === undefined)
        throw new Error('The account was deleted in the transaction that locks it');
      return { status: 'OK', createdNewUser: isNew, user: describeUser(account), recipeUserId: id };
    }),
});

/** The endpoint for accounts of providers; the library communicates with the providers. */
export const thirdPartyEndpoints: Endpoint[] = [signInUp];
