import { expect, it } from 'vitest';
import { DigestSet } from './digest-set.ts';
import { recordDigest } from './record-digest.ts';

it('a set of digests has those that were added, and no other', () => {
  const digest = (index: number): string => recordDigest(Buffer.from(String(index)), '');
  const set = new DigestSet();
  for (let index = 0; index < 10_000; index += 1) set.add(digest(index % 8000));
  const found = Array.from({ length: 16_000 }, (_, index) => set.has(digest(index)));
  expect(found.filter((isFound, index) => isFound !== index < 8000)).toEqual([]);
});
