/** Host names without a port, as the configuration gives them. */
export type Hosts = { main: string; pro: string };

const portOf = (host: string): string => /:\d+$/.exec(host)?.[0] ?? '';
const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

/** Whether a request's `Host` is the professional site's; anything unknown gets the public site. */
export const isProHost = (host: string, hosts: Hosts): boolean => nameOf(host) === hosts.pro;

/** Where each site stands, seen from a request: same scheme, same port. */
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
