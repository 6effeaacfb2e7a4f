import { splitHost } from './hosts.domain.ts';

/** Host names without ports. */
export type Hosts = { main: string; pro: string };

export const isProHost = (host: string, hosts: Hosts): boolean =>
  splitHost(host).name === hosts.pro;

/** The origin of the public pages; undefined on the host of the professional site. */
export const originOfPages = (
  { protocol, host }: { protocol: string; host: string },
  hosts: Hosts,
): string | undefined =>
  isProHost(host, hosts) ? undefined : originsOf(protocol, host, hosts).origin;

export function originsOf(
  protocol: string,
  host: string,
  hosts: Hosts,
): { origin: string; proOrigin: string } {
  const { name, port } = splitHost(host);
  return {
    origin: `${protocol}://${name === hosts.pro ? hosts.main : name}${port}`,
    proOrigin: `${protocol}://${hosts.pro}${port}`,
  };
}
