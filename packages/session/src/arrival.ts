/** The room where one waits for the mail of verification, below the pages of accounts of a site (`/auth`). */
export const waitroomIn = (accountsPath: string, email: string): string =>
  `${accountsPath}/email-waitroom/${encodeURIComponent(email)}`;

export type Arrival = {
  /** Where the site has its pages of accounts: `/auth`. */
  accountsPath: string;
  /** Whoever has just signed in; undefined where that could not be read. */
  profile: { email: string; emailVerified: boolean } | undefined;
  /** Whether the account was made just now. */
  isNew: boolean;
  /** Where they wanted to go: read last, since what was kept is kept no longer then. */
  takeReturnPath: () => string;
};

/** Where somebody goes who has just signed in: to verify the address first, then to the welcome of a new account, then where they wanted to go. */
export function arrivalPath({ accountsPath, profile, isNew, takeReturnPath }: Arrival): string {
  if (profile && !profile.emailVerified) return waitroomIn(accountsPath, profile.email);
  return isNew ? `${accountsPath}/welcome` : takeReturnPath();
}
