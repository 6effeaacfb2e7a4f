import { type AuthProvider, isAuthProvider } from '@parages/contracts/vocabulary/auth-providers';
import supertokens from 'supertokens-node';
import type { User, UserContext } from 'supertokens-node/types';
import { z } from 'zod';

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

/** Everybody who has this address, oldest first. */
export const listByEmail = (email: string, context: UserContext): Promise<User[]> =>
  supertokens.listUsersByAccountInfo(tenant, { email }, false, context);

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
const longestName = 80;

/** What a provider says somebody is called; empty where it says nothing. */
export function namesOf(raw: unknown): { firstName: string; lastName: string } {
  const parsed = told.safeParse(raw);
  const { fromIdTokenPayload, fromUserInfoAPI } = parsed.success ? parsed.data : {};
  const known = { ...fromUserInfoAPI, ...fromIdTokenPayload };
  const firstName = known.given_name ?? known.first_name ?? known.name?.split(' ')[0] ?? '';
  const lastName = known.family_name ?? known.last_name ?? '';
  return { firstName: firstName.trim().slice(0, longestName), lastName: lastName.trim().slice(0, longestName) };
}
