import type { ExportedAccess } from './user-export.schema.ts';

/** What an account wants of whoever keeps its ways in: password, sessions, sign-in elsewhere. */
export type AccountAccess = {
  /**
   * False too when the account has no password. Failures are counted, by account and by the network
   * of `address`: attempts_limited.
   */
  verifyPassword: (
    userId: string,
    proof: { password: string; address: string },
  ) => Promise<boolean>;
  /** Ends every session and forgets how to sign in, at once; somebody unknown is no failure. */
  deleteUser: (userId: string) => Promise<void>;
  /** What is kept of somebody's ways in. */
  exportAccess: (userId: string) => Promise<ExportedAccess>;
};
