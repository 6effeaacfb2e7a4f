import { isLocalHost, splitHost } from './hosts.domain.ts';

/** Host names of the two sites, without ports. `isSecure`: served over TLS. */
export type Sites = { main: string; pro: string; isSecure: boolean };

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

/** A forged host cannot change the origin, so links in mails may use it. */
export function publicOriginOf(host: string, sites: Sites): string {
  const { name, port } = splitHost(host);
  return siteOf(name === sites.pro ? `${sites.main}${port}` : host, sites).origin;
}

/** A forged host cannot change the origin. */
export function proOriginOf(host: string, sites: Sites): string {
  const { name, port } = splitHost(host);
  return siteOf(
    name === sites.pro || name === sites.main ? `${sites.pro}${port}` : sites.pro,
    sites,
  ).origin;
}

export const siteOriginsOf = (host: string, sites: Sites): { site: string; pro: string } => ({
  site: publicOriginOf(host, sites),
  pro: proOriginOf(host, sites),
});
