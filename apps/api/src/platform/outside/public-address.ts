import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export type ResolveName = (hostname: string) => Promise<{ address: string; family: number }[]>;

export const systemResolve: ResolveName = (hostname) =>
  new Promise((resolve, reject) => {
    systemLookup(hostname, { all: true, verbatim: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** An IPv6 form of an internal IPv4 address (mapped, NAT64, 6to4) is not public either. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  if (plain.range() !== 'unicast') return false;
  return !(plain instanceof ipaddr.IPv6) || plain.match(globalUnicast);
}

export class AddressRefused extends Error {}

/**
 * The socket connects to the very addresses that were checked, which prevents DNS rebinding. One
 * address that is not public rejects the whole name.
 */
export const publicLookup =
  (resolve: ResolveName): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
          return done(new AddressRefused(hostname), '');
        return options.all ? done(null, addresses) : done(null, first.address, first.family);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error('not found'), ''),
    );
  };
