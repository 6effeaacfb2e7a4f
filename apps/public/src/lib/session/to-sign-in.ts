/** A value of the query parameter `message` of the sign-in page. */
export const notSignedIn = 'not-signed-in';

/** `isGuarded` makes the sign-in page explain that `path` requires a session. */
export function toSignIn(
  path: string,
  { isGuarded = false }: { isGuarded?: boolean } = {},
): string {
  const params = new URLSearchParams({
    redirectTo: path,
    ...(isGuarded && { message: notSignedIn }),
  });
  return `/auth/login?${params}`;
}

export type Here = { pathname: string; search: string };

// A page below `/auth/` is no place to return to: its links keep the path that is stored already.
const returnQuery = ({ pathname, search }: Here): string =>
  pathname.startsWith('/auth/') ? '' : `?${new URLSearchParams({ redirectTo: pathname + search })}`;

/** URL of the sign-in page, which returns to `here`, unless `here` is an account page. */
export const signInFrom = (here: Here): string => `/auth/login${returnQuery(here)}`;

/**
 * URL of the sign-up page, which returns to `here` once the account is verified, unless `here` is
 * an account page.
 */
export const signUpFrom = (here: Here): string => `/auth/signup${returnQuery(here)}`;
