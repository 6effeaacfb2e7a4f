import ipaddr from 'ipaddr.js';

/** Proxies whose `X-Forwarded-*` headers are trusted: none, the last so many hops, or addresses, networks and names of networks. */
export type ProxyTrust = false | number | readonly string[];

/** Decides whether an address, `hop` steps from this machine, is a trusted proxy. */
export type IsProxy = (address: string, hop: number) => boolean;

const mostHops = 10;
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];
// What a proxy on the same machine or in the same private network connects from.
const privateRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

// `isValid` alone would take "1" for 0.0.0.1.
const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
const isNetwork = (text: string): boolean => {
  const [address = '', bits = ''] = text.split('/');
  // A network of every address would trust every visitor.
  return isAddress(address) && ipaddr.isValidCIDR(text) && Number(bits) > 0;
};

/** Reads the setting: `false`, a number of hops, or a list separated by commas. Undefined when it is none of them, `true` included. */
export function parseProxyTrust(text: string): ProxyTrust | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === 'false') return false;
  if (/^\d{1,2}$/.test(wanted))
    return Number(wanted) >= 1 && Number(wanted) <= mostHops ? Number(wanted) : undefined;
  const list = wanted.split(',').map((one) => one.trim());
  return list.every((one) => namedNetworks.includes(one) || isAddress(one) || isNetwork(one))
    ? list
    : undefined;
}

function isPrivate(address: string): boolean {
  return ipaddr.isValid(address) && privateRanges.includes(ipaddr.process(address).range());
}

/**
 * What Fastify takes as `trustProxy`. It distrusts a bare number of hops, since a client that reaches the port directly could forge them:
 * here hops count only when the connection itself comes from a private address.
 */
export function toTrustProxy(trust: ProxyTrust): false | string | IsProxy {
  if (trust === false) return false;
  if (typeof trust === 'number')
    return (address, hop) => hop < trust && (hop > 0 || isPrivate(address));
  return trust.join(',');
}
