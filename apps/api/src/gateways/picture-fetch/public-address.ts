import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All addresses of a name. */
export type ResolveName = (hostname: string) => Promise<{ address: string; family: number }[]>;

/** As the machine itself resolves names: hosts file, then DNS. */
export const systemResolve: ResolveName = (hostname) =>
  new Promise((resolve, reject) => {
    systemLookup(hostname, { all: true, verbatim: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Whether an address is one of the open internet: not of this machine, nor of a network around it, nor a way to say such an address in IPv6. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = ipaddr.process(address);
  if (plain.range() !== 'unicast') return false;
  return !(plain instanceof ipaddr.IPv6) || plain.match(globalUnicast);
}

/** Thrown where a connection would lead somewhere that nobody outside may reach. */
export class AddressRefused extends Error {}

/**
 * Looks a name up for a socket: the socket connects to the very addresses that were looked at, so that a name that changes between a
 * check and a connection changes nothing. One address that is not public refuses the name.
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
