import supertokens from 'supertokens-node';
import EmailPassword from 'supertokens-node/recipe/emailpassword';
import EmailVerification from 'supertokens-node/recipe/emailverification';
import { tenant } from '../library/sign-in-methods.ts';
import type { CredentialsDeps } from './credentials-deps.ts';

/** Sends no mail. An existing user with this address keeps its password. */
export const createVerifiedUser =
  ({ people }: Pick<CredentialsDeps, 'people'>) =>
  async ({
    email,
    password,
    firstName,
  }: {
    email: string;
    password: string;
    firstName: string;
  }): Promise<void> => {
    const made = await EmailPassword.signUp(tenant, email, password);
    const [user] =
      made.status === 'OK'
        ? [made.user]
        : await supertokens.listUsersByAccountInfo(tenant, { email });
    const [method] = user?.loginMethods ?? [];
    if (user === undefined || method === undefined)
      throw new Error(`${email} could not be created: ${made.status}`);
    await people.saveVerified({ id: user.id, email, firstName });
    const token = await EmailVerification.createEmailVerificationToken(
      tenant,
      method.recipeUserId,
      email,
    );
    if (token.status === 'OK') await EmailVerification.verifyEmailUsingToken(tenant, token.token);
  };
