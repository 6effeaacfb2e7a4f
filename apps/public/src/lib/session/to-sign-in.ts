/**
 * Value of the query parameter `message` with which the sign-in page says that the visitor is not
 * signed in.
 */
export const notSignedIn = 'not-signed-in';

/**
 * The sign-in page, which returns to a path of this site. `isGuarded`: it explains that the path
 * requires sign-in.
 */
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
