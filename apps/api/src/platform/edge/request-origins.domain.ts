import { splitHost } from './hosts.domain.ts';

/** Configured host names without a port. */
export type Hosts = { main: string; pro: string };

/**
 * True when the `Host` of a request is the professional site. Any other host gets the public site.
 */
export const isProHost = (host: string, hosts: Hosts): boolean =>
  splitHost(host).name === hosts.pro;

/** Origins of both sites for a request, with its scheme and port. */
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
