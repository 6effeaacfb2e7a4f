/** Shared caches must not store the pages of sign-in, accounts and the team. */
export const isPersonalPath = (pathname: string): boolean =>
  /^\/(auth|profile|favorites|onboarding|dashboard|batchimport)(\/|$)/.test(pathname);
