import { isIPv6 } from 'node:net';

const mappedPrefix = /^::ffff:(?=\d+\.)/i;

/**
 * Network of an IP address: the first three numbers, or the first three groups of IPv6. Enough to
 * detect a flood, too coarse to identify a person.
 */
export function networkOf(address: string): string {
  const bare = address.replace(mappedPrefix, '').split('%', 1).join('');
  if (!isIPv6(bare)) return bare.split('.').slice(0, 3).join('.');
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  const zeros = tail === undefined ? [] : ['0', '0', '0'];
  return [...groups, ...zeros].slice(0, 3).join(':').toLowerCase();
}
