import ThirdParty from 'supertokens-node/recipe/thirdparty';
import type { APIInterface, RecipeInterface } from 'supertokens-node/recipe/thirdparty/types';
import { noWishes } from '../people/people.repository.ts';
import { applyAccountLocale, localeOfCall } from './account-locale.ts';
import { mailVerification } from './email-verification.ts';
import type { LibraryDeps } from './library-deps.ts';
import { listProviders } from './providers.ts';
import { siteOfRequest } from './request-facts.ts';
import { revokeIfDeleted } from './revoke-if-deleted.ts';
import { listByEmailNow, methodOf, namesOf, refusalBy } from './sign-in-methods.ts';

// Accounts are not linked: the owner of an existing account must sign in by its own method, which
// the refusal names.
const functions =
  ({ locks }: LibraryDeps) =>
  (original: RecipeInterface): RecipeInterface => ({
    ...original,
    signInUp: (input) =>
      locks.withLock(input.email, async () => {
        const known = await listByEmailNow(input.email);
        const isSame = known.some(({ thirdParty }) =>
          thirdParty.some(
            ({ id, userId }) => id === input.thirdPartyId && userId === input.thirdPartyUserId,
          ),
        );
        const [first] = known;
        if (first !== undefined && !isSame)
          return { status: 'SIGN_IN_UP_NOT_ALLOWED', reason: refusalBy(methodOf(first)) };
        return original.signInUp(input);
      }),
  });

type SignInUp = NonNullable<APIInterface['signInUpPOST']>;

// A used, expired or invented code is a failed sign-in, not an error of ours.
function refusedByProvider(error: unknown): { status: 'GENERAL_ERROR'; message: string } {
  if (error instanceof Error && /^Received response with status 4\d\d/.test(error.message))
    return { status: 'GENERAL_ERROR', message: 'failed' };
  throw error;
}

const signInUp =
  ({ people, sites, clock, background }: LibraryDeps, original: SignInUp): SignInUp =>
  async (input) => {
    // Accepts only a code, which only our client can redeem. An access token that a provider issued
    // to another site would open an account here.
    if (!('redirectURIInfo' in input) || input.redirectURIInfo === undefined)
      return { status: 'GENERAL_ERROR', message: 'failed' };
    const answer = await original({ ...input, session: undefined }).catch(refusedByProvider);
    if (answer.status !== 'OK') return answer;
    const { user } = answer;
    const [method] = user.loginMethods;
    if (method?.email === undefined) return answer;
    const { isDeleted, person } = await revokeIfDeleted({ people, userId: user.id });
    if (isDeleted) return { status: 'GENERAL_ERROR', message: 'failed' };
    applyAccountLocale({ sites, clock }, input.options, person);
    const { isPro } = siteOfRequest(input.options.req, sites);
    // The professional site is in French only.
    const locale = isPro ? 'fr' : localeOfCall(input.options.req);
    const names = namesOf(
      answer.rawUserInfoFromProvider,
      input.redirectURIInfo.redirectURIQueryParams.user,
    );
    await people.save({
      id: user.id,
      email: method.email,
      isVerified: method.verified,
      ...names,
      ...noWishes,
      locale,
      isPro,
    });
    if (answer.createdNewRecipeUser && !method.verified)
      await background.attempt(() => mailVerification({ people, sites }, user, input.userContext));
    return answer;
  };

export const thirdParty = (deps: LibraryDeps) =>
  ThirdParty.init({
    signInAndUpFeature: { providers: listProviders(deps.providers) },
    override: {
      functions: functions(deps),
      apis: (original) => ({
        ...original,
        signInUpPOST: original.signInUpPOST && signInUp(deps, original.signInUpPOST.bind(original)),
      }),
    },
  });
