import {
  type AuthProvider,
  isAuthProvider,
} from '@parages/contracts/vocabulary/accounts/auth-providers';
import supertokens from 'supertokens-node';
import type { User } from 'supertokens-node/types';
import { z } from 'zod';
import { nameOfProvider } from '../credentials/credentials.domain.ts';

export const tenant = 'public';

export type SignInMethod = 'password' | AuthProvider;

/** The only sign-in method of an account: accounts are not linked. */
export function methodOf(user: User): SignInMethod {
  const [first] = user.loginMethods;
  const provider = first?.thirdParty?.id;
  return isAuthProvider(provider) ? provider : 'password';
}

/** Passes no user context, to bypass the library's cache of the request. */
export const listByEmailNow = (email: string): Promise<User[]> =>
  supertokens.listUsersByAccountInfo(tenant, { email });

export const refusalBy = (method: SignInMethod): `method-${SignInMethod}` => `method-${method}`;

const names = z.object({
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  name: z.string().optional(),
});
const providerProfile = z.object({
  fromIdTokenPayload: names.optional(),
  fromUserInfoAPI: names.optional(),
});
// Apple sends the name once, in the `user` field of the first callback.
const appleUser = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }),
});

function namesFromApple(text: unknown): {
  firstName?: string | undefined;
  lastName?: string | undefined;
} {
  try {
    return appleUser.parse(JSON.parse(String(text))).name;
  } catch {
    return {};
  }
}

/** A name is empty when it is unknown or when a form would refuse it. */
export function namesOf(
  raw: unknown,
  appleUserField?: unknown,
): { firstName: string; lastName: string } {
  const parsed = providerProfile.safeParse(raw);
  const { fromIdTokenPayload, fromUserInfoAPI } = parsed.success ? parsed.data : {};
  const known = { ...fromUserInfoAPI, ...fromIdTokenPayload };
  const fromApple = namesFromApple(appleUserField);
  return {
    firstName: nameOfProvider(
      known.given_name ??
        known.first_name ??
        fromApple.firstName ??
        known.name?.split(' ')[0] ??
        '',
    ),
    lastName: nameOfProvider(known.family_name ?? known.last_name ?? fromApple.lastName ?? ''),
  };
}
