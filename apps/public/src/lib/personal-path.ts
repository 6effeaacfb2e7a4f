/** Whether the page of a path is about one person: nothing in between may keep it, and search engines have no use for it. */
export const isPersonalPath = (pathname: string): boolean =>
  /^\/(auth|profile|favorites|onboarding|dashboard|batchimport)(\/|$)/.test(pathname);
