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
