import { withDeadline } from '../deadline.ts';
import { changePassword, type PasswordChange } from './change-password.ts';
import { createVerifiedUser } from './create-verified-user.ts';
import type { CredentialsDeps } from './credentials-deps.ts';
import { deleteUser } from './delete-user.ts';
import { exportAccess } from './export-access.ts';
import { requestVerification } from './request-verification.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { verifyPassword } from './verify-password.ts';

/**
 * Each call except `askVerification` and `createVerified` has a deadline, after which it rejects
 * with `service_unavailable`.
 */
export function credentialsService(deps: CredentialsDeps) {
  const inTime = <T>(work: Promise<T>): Promise<T> => withDeadline(work, deps.deadlineMs);

  return {
    verifyPassword: (userId: string, proof: { password: string; address: string }) =>
      inTime(verifyPassword(deps)(userId, proof)),
    changePassword: (change: PasswordChange) => inTime(changePassword(deps)(change)),
    signOutEverywhere: (userId: string) => inTime(signOutEverywhere(deps)(userId)),
    askVerification: requestVerification(deps),
    createVerified: createVerifiedUser(deps),
    deleteUser: (userId: string) => inTime(deleteUser(userId)),
    exportAccess: (userId: string) => inTime(exportAccess(userId)),
  };
}

export type CredentialsService = ReturnType<typeof credentialsService>;
