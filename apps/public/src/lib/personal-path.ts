/** Whether a path is a page of an account, which shared caches must not store. */
export const isPersonalPath = (pathname: string): boolean =>
  /^\/(auth|profile|favorites|onboarding|dashboard|batchimport)(\/|$)/.test(pathname);
