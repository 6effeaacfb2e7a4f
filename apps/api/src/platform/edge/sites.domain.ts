import { isLocalHost } from './hosts.domain.ts';

/** The two sites, by host name without a port. */
export type Sites = { main: string; pro: string; isSecure: boolean };

/** One of the two, as a visitor reaches it. */
export type Site = { origin: string; isPro: boolean };

/**
 * The site a request came to, told by its `Host`. A name that is neither of ours is the main site: whoever sends a made-up host does not
 * choose where a mailed link leads. Ports are kept on this machine only.
 */
export function siteOf(host: string, { main, pro, isSecure }: Sites): Site {
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(host.toLowerCase()) ?? [];
  const isPro = name === pro;
  const known = isPro ? pro : main;
  return {
    origin: `${isSecure ? 'https' : 'http'}://${known}${isLocalHost(known) && (name === known) ? port : ''}`,
    isPro,
  };
}

/** Where the public site is, whichever of the two a request came to: for links of mails, which a made-up host must not choose. */
export function publicOriginOf(host: string, sites: Sites): string {
  const { isPro } = siteOf(host, sites);
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  return siteOf(isPro ? `${sites.main}${port}` : host, sites).origin;
}

/** Where the professional site is, whichever of the two a request came to; the port of a made-up host is not kept. */
export function proOriginOf(host: string, sites: Sites): string {
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(host.toLowerCase()) ?? [];
  return siteOf(
    name === sites.pro || name === sites.main ? `${sites.pro}${port}` : sites.pro,
    sites,
  ).origin;
}

/** The origins of both sites, for the links of mails that a request causes. */
export const siteOriginsOf = (host: string, sites: Sites): { site: string; pro: string } => ({
  site: publicOriginOf(host, sites),
  pro: proOriginOf(host, sites),
});
