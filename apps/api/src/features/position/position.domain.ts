import { BlockList, isIP } from 'node:net';
import { isCovered } from '@parages/contracts/vocabulary/places/covered-area';
import type { IpLocation } from '../../gateways/ip-location/ip-location.ts';

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4');
privateNetworks.addAddress('::', 'ipv6');
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

const mappedPrefix = /^::ffff:(?=\d+\.)/i;
// A less precise location could be in another region.
const maxAccuracyRadiusKm = 200;

/**
 * The address to look up, with an IPv4-mapped IPv6 prefix removed; undefined when it is private,
 * local or not an address.
 */
export function readPublicAddress(address: string): string | undefined {
  const bare = address.replace(mappedPrefix, '').split('%', 1).join('');
  const version = isIP(bare);
  if (version === 0 || privateNetworks.check(bare, version === 4 ? 'ipv4' : 'ipv6'))
    return undefined;
  return bare;
}

export const isUsable = ({ lon, lat, hasCity, accuracyRadiusKm }: IpLocation): boolean =>
  hasCity &&
  isCovered({ lon, lat }) &&
  (accuracyRadiusKm === null || accuracyRadiusKm <= maxAccuracyRadiusKm);
