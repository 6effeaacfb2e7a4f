/** `accountsPath`: base path of the account pages, such as `/auth`. */
export const verificationWaitPath = (accountsPath: string, email: string): string =>
  `${accountsPath}/email-waitroom/${encodeURIComponent(email)}`;

export type Arrival = {
  /** Base path of the account pages, such as `/auth`. */
  accountsPath: string;
  /** The account that has just signed in; undefined when it could not be read. */
  profile: { email: string; emailVerified: boolean } | undefined;
  isNew: boolean;
  /** Reads and removes the stored return path; called last, because it can be read only once. */
  takeReturnPath: () => string;
};

export function arrivalPath({ accountsPath, profile, isNew, takeReturnPath }: Arrival): string {
  if (profile && !profile.emailVerified) return verificationWaitPath(accountsPath, profile.email);
  return isNew ? `${accountsPath}/welcome` : takeReturnPath();
}
