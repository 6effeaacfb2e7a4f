import { expect, it } from 'vitest';
import { matchesEntityTag } from './entity-tag.ts';

it.each([
  ['the tag itself', '"a"', true],
  ['its weak form, as a proxy writes it', 'W/"a"', true],
  ['a list with the tag', '"b", W/"a"', true],
  ['any tag', '*', true],
  ['another tag', '"b"', false],
  ['a longer tag that contains it', '"ba"', false],
  ['no header', undefined, false],
])('matchesEntityTag of %s (%s) and the tag "a" returns %s', (_name, header, isMatch) => {
  expect(matchesEntityTag(header, '"a"')).toBe(isMatch);
});

it('matchesEntityTag matches the weak tag of a resource by its strong form in If-None-Match', () => {
  expect(matchesEntityTag('"a"', 'W/"a"')).toBe(true);
});
