import type { ExportedAccess } from './user-export.schema.ts';

export type AccountAccess = {
  /**
   * False for a wrong password, and for an account without a password. A wrong password counts
   * against the limits of sign-in; `address` is the caller's IP address. Problems:
   * attempts_limited.
   */
  verifyPassword: (
    userId: string,
    proof: { password: string; address: string },
  ) => Promise<boolean>;
  /** Idempotent: an unknown user is not an error. */
  deleteUser: (userId: string) => Promise<void>;
  exportAccess: (userId: string) => Promise<ExportedAccess>;
};
