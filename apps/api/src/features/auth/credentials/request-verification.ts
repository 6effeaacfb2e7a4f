import supertokens from 'supertokens-node';
import EmailVerification from 'supertokens-node/recipe/emailverification';
import type { Site } from '../../../platform/edge/sites.domain.ts';
import { tenant } from '../library/sign-in-methods.ts';
import { linkTo } from '../mailed-links.domain.ts';
import { emailFault, toAddress } from './credentials.domain.ts';
import type { CredentialsDeps } from './credentials-deps.ts';

async function mailLinks(
  { people }: Pick<CredentialsDeps, 'people'>,
  email: string,
  site: Site,
): Promise<void> {
  const users = await supertokens.listUsersByAccountInfo(tenant, { email });
  for (const user of users) {
    const [method] = user.loginMethods;
    if (method?.email === undefined || method.verified) continue;
    const made = await EmailVerification.createEmailVerificationToken(
      tenant,
      method.recipeUserId,
      method.email,
    );
    const link = made.status === 'OK' ? linkTo('verify-email', made.token, site) : undefined;
    if (link !== undefined)
      await people.mailVerification({ userId: user.id, email: method.email, link });
  }
}

/**
 * The mail is queued in the background, so that the answer does not reveal whether the account
 * exists. Problems: attempts_limited.
 */
export const requestVerification =
  ({ attempts, background, people }: Pick<CredentialsDeps, 'attempts' | 'background' | 'people'>) =>
  async (email: string, address: string, site: Site): Promise<void> => {
    await attempts.make('verification-link', { email, address });
    if (emailFault(email) !== undefined) return;
    background.start(() => mailLinks({ people }, toAddress(email), site));
  };
