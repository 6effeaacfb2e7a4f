import { z } from 'zod';
import { CoreRefusal } from '../../core-refusal.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { email, queryFlag } from '../../http/fields.ts';
import {
  type AccountInfo,
  deleteAccount,
  findAccount,
  listAccountsOfAll,
  listAccountsOfAny,
} from './account.store.ts';
import { countUsers, listUsers } from './account-pages.ts';
import { describeUser } from './describe-user.ts';

const readUser = endpoint({
  method: 'GET',
  path: '/user/id',
  input: z.object({ userId: z.string() }),
  answer: async ({ db }, { userId }) => {
    const account = await findAccount(db, userId);
    return account
      ? { status: 'OK', user: describeUser(account) }
      : { status: 'UNKNOWN_USER_ID_ERROR' };
  },
});

function readThirdParty(
  id: string | undefined,
  userId: string | undefined,
): AccountInfo['thirdParty'] {
  if (id === undefined && userId === undefined) return null;
  if (id !== undefined && userId !== undefined) return { id, userId };
  throw new CoreRefusal(
    400,
    'If thirdPartyId is provided, thirdPartyUserId must also be provided, and vice versa',
  );
}

const findUsers = endpoint({
  method: 'GET',
  path: '/users/by-accountinfo',
  input: z.object({
    email: email.optional(),
    thirdPartyId: z.string().optional(),
    thirdPartyUserId: z.string().optional(),
    // Fields of sign-in methods that this core does not implement.
    phoneNumber: z.string().optional(),
    webauthnCredentialId: z.string().optional(),
    doUnionOfAccountInfo: queryFlag(false),
  }),
  answer: async ({ db }, input) => {
    const info = {
      email: input.email ?? null,
      thirdParty: readThirdParty(input.thirdPartyId, input.thirdPartyUserId),
    };
    const isForeign = input.phoneNumber !== undefined || input.webauthnCredentialId !== undefined;
    if (isForeign && !input.doUnionOfAccountInfo) return { status: 'OK', users: [] };
    const list = input.doUnionOfAccountInfo ? listAccountsOfAny : listAccountsOfAll;
    return { status: 'OK', users: (await list(db, info)).map(describeUser) };
  },
});

const removeUser = endpoint({
  method: 'POST',
  path: '/user/remove',
  input: z.object({ userId: z.string() }),
  answer: async ({ db }, { userId }) => {
    await db.transaction((tx) => deleteAccount(tx, userId));
    return { status: 'OK' };
  },
});

/** Endpoints that read, list, count and delete accounts of every sign-in method. */
export const accountEndpoints: Endpoint[] = [
  readUser,
  findUsers,
  removeUser,
  listUsers,
  countUsers,
];
