/** `scheme` is the custom scheme without `://`, `origin` the origin of the site. */
export type LinkSource = { scheme: string; origin: string };

// A provider returns to this page of the site, which opens the application. On a device that has
// verified the links of the site, the application gets this address itself.
const fromProvider = /^\/app-redirect\/(?=[a-z]+$)/;

/** Null for another scheme or origin, since any application can send a link. */
export function pathOfDeepLink(link: string, { scheme, origin }: LinkSource): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, origin: from, host, pathname, search, hash } = new URL(link);
  if (protocol === `${scheme}:`)
    return `/${[host, ...pathname.split('/')].filter(Boolean).join('/')}${search}${hash}`;
  // A path that begins with two slashes would be resolved as another host.
  if (from !== new URL(origin).origin) return null;
  return pathname.replace(/^\/+/, '/').replace(fromProvider, '/auth/callback/') + search + hash;
}
