/** Where the shell's links may come from: the custom scheme, without `://`, and the origin of the site. */
export type LinkSource = { scheme: string; origin: string };

/**
 * The path of the site that a link opens: `parages://auth/callback/google?code=1` and `https://site/auth/callback/google?code=1` open
 * `/auth/callback/google?code=1`. Null for anything else: anybody can send a link to a shell.
 */
export function pathOfDeepLink(link: string, { scheme, origin }: LinkSource): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, origin: from, host, pathname, search, hash } = new URL(link);
  if (protocol === `${scheme}:`)
    return `/${[host, ...pathname.split('/')].filter(Boolean).join('/')}${search}${hash}`;
  // A path of two slashes would be another host for whoever follows it.
  return from === new URL(origin).origin ? pathname.replace(/^\/+/, '/') + search + hash : null;
}
