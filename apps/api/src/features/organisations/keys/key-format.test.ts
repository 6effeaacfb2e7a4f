import { expect, it } from 'vitest';
import { hashOf } from '../../../platform/secret-token.ts';
import { isWellFormed, newKey } from './key-format.ts';

it.each([
  ['publishable', 'parages_pk_'],
  ['secret', 'parages_sk_'],
] as const)(
  'a %s key begins with %s, has 49 more letters and digits and a valid checksum',
  (kind, mark) => {
    const { key, prefix, hash } = newKey(kind);
    expect(key).toMatch(new RegExp(`^${mark}[0-9A-Za-z]{49}$`));
    expect(prefix).toBe(key.slice(0, mark.length + 4));
    expect(hash).toBe(hashOf(key));
    expect(isWellFormed(key)).toBe(true);
  },
);

it('a thousand keys differ', () => {
  const keys = Array.from({ length: 1000 }, () => newKey('secret').key);
  expect(new Set(keys).size).toBe(1000);
});

it('refuses a key with one changed, missing or added character, and other texts', () => {
  const { key } = newKey('secret');
  const at = 20;
  const other = key[at] === 'x' ? 'y' : 'x';
  for (const text of [
    key.slice(0, at) + other + key.slice(at + 1),
    key.slice(0, -1),
    `${key}0`,
    ` ${key}`,
    key.replace('_sk_', '_pk_'),
    'parages_sk_',
    '',
  ])
    expect(isWellFormed(text)).toBe(false);
});
