import {
  type AuthProvider,
  isAuthProvider,
} from '@parages/contracts/vocabulary/accounts/auth-providers';
import supertokens from 'supertokens-node';
import type { User } from 'supertokens-node/types';
import { z } from 'zod';
import { nameOfProvider } from '../credentials/credentials.domain.ts';

/** The only tenant there is. */
export const tenant = 'public';

/** How somebody signs in. */
export type SignInMethod = 'password' | AuthProvider;

/** The method of an account: there is one, for accounts are not linked. */
export function methodOf(user: User): SignInMethod {
  const [first] = user.loginMethods;
  const provider = first?.thirdParty?.id;
  return isAuthProvider(provider) ? provider : 'password';
}

/** Everybody who has this address, oldest first; asked for anew, whatever the request has read before. */
export const listByEmailNow = (email: string): Promise<User[]> =>
  supertokens.listUsersByAccountInfo(tenant, { email });

/** Why a second method for one address is refused: it names the first. */
export const refusalBy = (method: SignInMethod): `method-${SignInMethod}` => `method-${method}`;

const names = z.object({
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  name: z.string().optional(),
});
const told = z.object({ fromIdTokenPayload: names.optional(), fromUserInfoAPI: names.optional() });
// Apple says it once, beside the code, and never again.
const beside = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }),
});

function namesBeside(text: unknown): {
  firstName?: string | undefined;
  lastName?: string | undefined;
} {
  try {
    return beside.parse(JSON.parse(String(text))).name;
  } catch {
    return {};
  }
}

/** What a provider says somebody is called, in what it knows of him or beside the code; empty where it says nothing. */
export function namesOf(
  raw: unknown,
  besideCode?: unknown,
): { firstName: string; lastName: string } {
  const parsed = told.safeParse(raw);
  const { fromIdTokenPayload, fromUserInfoAPI } = parsed.success ? parsed.data : {};
  const known = { ...fromUserInfoAPI, ...fromIdTokenPayload };
  const said = namesBeside(besideCode);
  return {
    firstName: nameOfProvider(
      known.given_name ?? known.first_name ?? said.firstName ?? known.name?.split(' ')[0] ?? '',
    ),
    lastName: nameOfProvider(known.family_name ?? known.last_name ?? said.lastName ?? ''),
  };
}
