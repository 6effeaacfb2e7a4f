import { expect, it } from 'vitest';
import { withPostalCode } from './check-places.ts';
import { describeContradiction } from './describe-contradiction.ts';
import type { PlaceVerdict } from './plausible-places.domain.ts';

const facts = {
  isKnownCode: true,
  codeDistanceM: 76_012,
  isCodeInTexts: false,
  communeName: 'Amboise',
  communeInsee: '37003',
  communeDistanceM: 950,
  communeCodes: ['37400'],
  isMatch: false,
  matchDistanceM: null,
  isBesideCommune: true,
};
const fields = { postalCode: 'code', locality: 'city', position: 'geo' };
const draft = { postalCode: '36290', locality: 'Amboise' };
type Wrong = Exclude<PlaceVerdict, { kind: 'consistent' }>;

it.each<[Wrong, object, string]>([
  [
    { kind: 'corrected', to: '37400' },
    {},
    'code: expected 37400 (Amboise, 1 km away), obtained 36290, 76 km away',
  ],
  [
    { kind: 'corrected', to: null },
    { communeCodes: ['37000', '37100'], isKnownCode: false, codeDistanceM: null },
    'code: expected one of 37000, 37100 (Amboise, 1 km away); it is left out, obtained 36290',
  ],
  [
    { kind: 'postalCode' },
    {},
    'code: expected a postcode of Amboise, 1 km away, or another position and commune, obtained 36290, 76 km away',
  ],
  [
    { kind: 'postalCode' },
    { communeName: null },
    'code: expected a postcode near the position, obtained 36290, 76 km away',
  ],
  [
    { kind: 'locality' },
    { communeDistanceM: 22_400 },
    'city: expected a commune with the postcode 36290, near the position, obtained Amboise, 22.4 km away',
  ],
  [
    { kind: 'position' },
    { isMatch: true, matchDistanceM: 57_000 },
    'geo: expected a position in Amboise, obtained Amboise, 57 km away',
  ],
  [
    { kind: 'position' },
    { communeDistanceM: 57_000 },
    'geo: expected a position in Amboise, obtained Amboise, 57 km away, and 36290, 76 km away',
  ],
])('says %o with %o as "%s"', (verdict, more, sentence) => {
  const { path, expected, obtained } = describeContradiction(
    draft,
    { verdict, facts: { ...facts, ...more } },
    fields,
  );
  expect(`${path}: expected ${expected}, obtained ${obtained}`).toBe(sentence);
});

it.each([
  ['1 rue du Lac', '37400', '1 rue du Lac'],
  ['1 rue du Lac, 36290 Amboise', '37400', '1 rue du Lac, 37400 Amboise'],
  ['36290 Amboise (136290)', '37400', '37400 Amboise (136290)'],
  ['1 rue du Lac, 36290 Amboise', null, '1 rue du Lac, 36290 Amboise'],
  [null, '37400', null],
])('the address %s with the postcode %s becomes %s', (streetAddress, postalCode, expected) =>
  expect(withPostalCode({ postalCode: '36290', streetAddress }, postalCode)).toEqual({
    postalCode,
    streetAddress: expected,
  }),
);
