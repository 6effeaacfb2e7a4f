import ipaddr from 'ipaddr.js';

/**
 * Proxies whose `X-Forwarded-*` headers are trusted: none, a number of hops, or a list of
 * addresses, networks and network names.
 */
export type ProxyTrust = false | number | readonly string[];

/** True when an address, `hop` steps from this machine, is a trusted proxy. */
export type IsProxy = (address: string, hop: number) => boolean;

const maxHops = 10;
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];
const privateRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

// `isValid` would accept "1" as 0.0.0.1.
const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
const isNetwork = (text: string): boolean => {
  const [address = '', bits = ''] = text.split('/');
  // Refuses /0, which would trust every client.
  return isAddress(address) && ipaddr.isValidCIDR(text) && Number(bits) > 0;
};

/** Returns undefined for an invalid setting, and for `true`, which would trust every client. */
export function parseProxyTrust(text: string): ProxyTrust | undefined {
  const setting = text.trim().toLowerCase();
  if (setting === 'false') return false;
  if (/^\d{1,2}$/.test(setting))
    return Number(setting) >= 1 && Number(setting) <= maxHops ? Number(setting) : undefined;
  const list = setting.split(',').map((one) => one.trim());
  return list.every((one) => namedNetworks.includes(one) || isAddress(one) || isNetwork(one))
    ? list
    : undefined;
}

function isPrivate(address: string): boolean {
  return ipaddr.isValid(address) && privateRanges.includes(ipaddr.process(address).range());
}

/**
 * Fastify's `trustProxy` option. A number of hops applies only to connections from a private
 * address: a client that reaches the port directly could forge the headers.
 */
export function toTrustProxy(trust: ProxyTrust): false | string | IsProxy {
  if (trust === false) return false;
  if (typeof trust === 'number')
    return (address, hop) => hop < trust && (hop > 0 || isPrivate(address));
  return trust.join(',');
}
