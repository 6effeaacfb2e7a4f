import { expect, it } from 'vitest';
import { toUid } from './source-uid.ts';

it.each([
  ['bal@example.org', true],
  ['fête 🎉', true],
  ['x'.repeat(180), true],
  ['x'.repeat(181), false],
  ['a\u0000b', false],
  ['a\ud800b', false],
])('toUid keeps %j as it is: %s', (given, isKept) => {
  if (isKept) expect(toUid(given)).toBe(given);
  else expect(toUid(given)).toMatch(/^[\w-]{43}$/);
});
