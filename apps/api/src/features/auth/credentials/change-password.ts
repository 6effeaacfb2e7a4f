import EmailPassword from 'supertokens-node/recipe/emailpassword';
import Session from 'supertokens-node/recipe/session';
import { Problem } from '../../../platform/problems/problem.ts';
import type { CredentialsDeps } from './credentials-deps.ts';
import { findPasswordUser } from './find-password-user.ts';
import { verifyPassword } from './verify-password.ts';

export type PasswordChange = {
  userId: string;
  sessionHandle: string | undefined;
  address: string;
  currentPassword: string;
  newPassword: string;
};

async function revokeOtherSessions(
  userId: string,
  sessionHandle: string | undefined,
): Promise<void> {
  const handles = await Session.getAllSessionHandlesForUser(userId);
  await Session.revokeMultipleSessions(handles.filter((handle) => handle !== sessionHandle));
}

/**
 * Also revokes every other session and mails the account's address. Problems: password_absent,
 * password_wrong, request_invalid, attempts_limited.
 */
export const changePassword =
  ({ attempts, passwords, people }: Pick<CredentialsDeps, 'attempts' | 'passwords' | 'people'>) =>
  async ({
    userId,
    sessionHandle,
    address,
    currentPassword,
    newPassword,
  }: PasswordChange): Promise<void> => {
    const known = await findPasswordUser(userId);
    if (known === undefined) throw new Problem('password_absent');
    if (!(await verifyPassword({ attempts })(userId, { password: currentPassword, address })))
      throw new Problem('password_wrong');
    const fault = await passwords.faultOf(newPassword);
    if (fault !== undefined)
      throw new Problem('request_invalid', undefined, [
        { pointer: '/body/newPassword', code: fault, detail: fault },
      ]);
    const changed = await EmailPassword.updateEmailOrPassword({
      recipeUserId: known.recipeUserId,
      password: newPassword,
      applyPasswordPolicy: false,
    });
    if (changed.status !== 'OK') throw new Error(`the password was not changed: ${changed.status}`);
    await revokeOtherSessions(userId, sessionHandle);
    await people.passwordChanged(userId);
  };
