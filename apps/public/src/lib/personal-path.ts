/** Whether a page is for sign-in, an account or the team: shared caches must not store it. */
export const isPersonalPath = (pathname: string): boolean =>
  /^\/(auth|profile|favorites|onboarding|dashboard|batchimport)(\/|$)/.test(pathname);
