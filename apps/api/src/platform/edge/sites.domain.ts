import { isLocalHost, splitHost } from './hosts.domain.ts';

/** Host names of the two sites, without ports. `isSecure`: served over TLS. */
export type Sites = { main: string; pro: string; isSecure: boolean };

/** One of the two sites, with its origin. */
export type Site = { origin: string; isPro: boolean };

/**
 * The site of a request, by its `Host`. An unknown host is the main site, so that a forged host
 * cannot choose the target of a mailed link. The port is kept only when the host is that of one of
 * the sites and local.
 */
export function siteOf(host: string, { main, pro, isSecure }: Sites): Site {
  const { name, port } = splitHost(host);
  const isPro = name === pro;
  const known = isPro ? pro : main;
  return {
    origin: `${isSecure ? 'https' : 'http'}://${known}${isLocalHost(known) && (name === known) ? port : ''}`,
    isPro,
  };
}

/**
 * Origin of the public site for a request to either site, for links in mails. A forged host cannot
 * change it.
 */
export function publicOriginOf(host: string, sites: Sites): string {
  const { name, port } = splitHost(host);
  return siteOf(name === sites.pro ? `${sites.main}${port}` : host, sites).origin;
}

/**
 * Origin of the professional site for a request to either site. A forged host cannot change it.
 */
export function proOriginOf(host: string, sites: Sites): string {
  const { name, port } = splitHost(host);
  return siteOf(
    name === sites.pro || name === sites.main ? `${sites.pro}${port}` : sites.pro,
    sites,
  ).origin;
}

/** Origins of both sites, for links in mails. */
export const siteOriginsOf = (host: string, sites: Sites): { site: string; pro: string } => ({
  site: publicOriginOf(host, sites),
  pro: proOriginOf(host, sites),
});
