import ipaddr from 'ipaddr.js';

const localNames = /^localhost$|\.localhost$/;
const privateNames = /\.(internal|local|lan|home\.arpa)$/;
const privateRanges = ['private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '').toLowerCase();

const rangeOf = (name: string): string | undefined =>
  ipaddr.isValid(name) ? ipaddr.process(name).range() : undefined;

/** True for a host name or an address of this machine; brackets of IPv6 are ignored. */
export function isThisMachine(hostname: string): boolean {
  const name = bare(hostname);
  return localNames.test(name) || ['loopback', 'unspecified'].includes(rangeOf(name) ?? '');
}

/**
 * True for this machine and for a host of a private network: a private address, a name without a
 * dot (a container), or a name below `.internal`, `.local`, `.lan` or `.home.arpa`.
 */
export function isNearby(hostname: string): boolean {
  const name = bare(hostname);
  if (isThisMachine(name) || privateNames.test(name)) return true;
  const range = rangeOf(name);
  return range === undefined ? !name.includes('.') : privateRanges.includes(range);
}

/** True for an address of the internet, which anyone may reach. */
export const isPublicAddress = (hostname: string): boolean => rangeOf(bare(hostname)) === 'unicast';
