import type { ExportedAccess } from './user-export.schema.ts';

/** Operations on an account's credentials and sessions, provided by the auth feature. */
export type AccountAccess = {
  /**
   * True when the password is that of the account; false also when the account has none. Failures
   * count against the limits of sign-in; `address`: the caller's IP address. Problem:
   * attempts_limited.
   */
  verifyPassword: (
    userId: string,
    proof: { password: string; address: string },
  ) => Promise<boolean>;
  /** Deletes the user of the session core with all sessions. An unknown user is not an error. */
  deleteUser: (userId: string) => Promise<void>;
  /** Sign-in methods, sessions and metadata of the user, for the data export. */
  exportAccess: (userId: string) => Promise<ExportedAccess>;
};
