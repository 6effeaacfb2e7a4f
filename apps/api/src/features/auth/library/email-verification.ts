import { limits } from '@parages/contracts/vocabulary/limits';
import EmailVerification from 'supertokens-node/recipe/emailverification';
import type {
  APIInterface,
  RecipeInterface,
} from 'supertokens-node/recipe/emailverification/types';
import type { User, UserContext } from 'supertokens-node/types';
import { linkTo } from '../mailed-links.domain.ts';
import type { LibraryDeps } from './library-deps.ts';
import { addressOf, siteOfContext, tokenOf } from './request-facts.ts';
import { tenant } from './sign-in-methods.ts';

export async function mailVerification(
  { people, sites }: Pick<LibraryDeps, 'people' | 'sites'>,
  user: User,
  userContext: UserContext,
): Promise<void> {
  const [method] = user.loginMethods;
  if (method?.email === undefined) return;
  const made = await EmailVerification.createEmailVerificationToken(
    tenant,
    method.recipeUserId,
    method.email,
    userContext,
  );
  if (made.status !== 'OK') return;
  const link = linkTo('verify-email', made.token, siteOfContext(userContext, sites));
  await people.mailVerification({ userId: user.id, email: method.email, link });
}

type GenerateToken = NonNullable<APIInterface['generateEmailVerifyTokenPOST']>;

// Sends no second link right after a sign-up, whose own mail may still be on its way.
const askAgain =
  ({ attempts, people }: LibraryDeps, original: GenerateToken): GenerateToken =>
  async (input) => {
    const userId = input.session.getUserId();
    if (await people.wasJustCreated(userId, limits.attempts.linkAgainMs)) return { status: 'OK' };
    const email = (await people.find(userId))?.email;
    await attempts.make('verification-link', { email, address: addressOf(input.options.req) });
    return original(input);
  };

const functions =
  ({ people }: LibraryDeps) =>
  (original: RecipeInterface): RecipeInterface => ({
    ...original,
    verifyEmailUsingToken: async (input) => {
      const answer = await original.verifyEmailUsingToken(input);
      if (answer.status === 'OK')
        await people.markVerified(answer.user.recipeUserId.getAsString(), answer.user.email);
      return answer;
    },
  });

export const emailVerification = (deps: LibraryDeps) =>
  EmailVerification.init({
    mode: 'REQUIRED',
    override: {
      functions: functions(deps),
      apis: (original) => ({
        ...original,
        generateEmailVerifyTokenPOST:
          original.generateEmailVerifyTokenPOST &&
          askAgain(deps, original.generateEmailVerifyTokenPOST.bind(original)),
      }),
    },
    emailDelivery: {
      service: {
        sendEmail: ({ user, emailVerifyLink, userContext }) =>
          deps.people.mailVerification({
            userId: user.id,
            email: user.email,
            link: linkTo(
              'verify-email',
              tokenOf(emailVerifyLink),
              siteOfContext(userContext, deps.sites),
            ),
          }),
      },
    },
  });
