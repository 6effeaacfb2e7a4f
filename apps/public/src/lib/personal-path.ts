/**
 * Whether a path is a page of an account: no proxy may cache it, and search engines do not index
 * it.
 */
export const isPersonalPath = (pathname: string): boolean =>
  /^\/(auth|profile|favorites|onboarding|dashboard|batchimport)(\/|$)/.test(pathname);
