/** Why somebody is on the sign-in page, in its query string. */
export const notSignedIn = 'not-signed-in';

/** The sign-in page, which leads back to a path of this site. `isGuarded`: it says that one has to be signed in there. */
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
