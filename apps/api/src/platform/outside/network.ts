import { isIPv6 } from 'node:net';

const mappedPrefix = /^::ffff:(?=\d+\.)/i;

/** The network of an address: its first three numbers, or its first three groups in IPv6. Enough to see a flood, too little to name anybody. */
export function networkOf(address: string): string {
  const bare = address.replace(mappedPrefix, '').split('%', 1).join('');
  if (!isIPv6(bare)) return bare.split('.').slice(0, 3).join('.');
  const [head = '', tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  const zeros = tail === undefined ? [] : ['0', '0', '0'];
  return [...groups, ...zeros].slice(0, 3).join(':').toLowerCase();
}
