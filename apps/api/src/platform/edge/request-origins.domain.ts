/** Configured host names without a port. */
export type Hosts = { main: string; pro: string };

const portOf = (host: string): string => /:\d+$/.exec(host)?.[0] ?? '';
const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

/**
 * True when the `Host` of a request is the professional site; an unknown host gets the public site.
 */
export const isProHost = (host: string, hosts: Hosts): boolean => nameOf(host) === hosts.pro;

/** Origins of both sites for a request, with its scheme and port. */
export function originsOf(
  protocol: string,
  host: string,
  hosts: Hosts,
): { origin: string; proOrigin: string } {
  const main = isProHost(host, hosts) ? hosts.main : nameOf(host);
  return {
    origin: `${protocol}://${main}${portOf(host)}`,
    proOrigin: `${protocol}://${hosts.pro}${portOf(host)}`,
  };
}
