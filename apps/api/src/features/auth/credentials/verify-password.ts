import EmailPassword from 'supertokens-node/recipe/emailpassword';
import { tenant } from '../library/sign-in-methods.ts';
import type { CredentialsDeps } from './credentials-deps.ts';
import { findPasswordUser } from './find-password-user.ts';

/** Problems: attempts_limited. */
export const verifyPassword =
  ({ attempts }: Pick<CredentialsDeps, 'attempts'>) =>
  async (
    userId: string,
    { password, address }: { password: string; address: string },
  ): Promise<boolean> => {
    const known = await findPasswordUser(userId);
    if (known === undefined) return false;
    const attempt = await attempts.make('sign-in', { email: known.email, address });
    const checked =
      password === ''
        ? undefined
        : await EmailPassword.verifyCredentials(tenant, known.email, password);
    const isRight = checked?.status === 'OK';
    if (isRight) await attempt.giveBack();
    return isRight;
  };
