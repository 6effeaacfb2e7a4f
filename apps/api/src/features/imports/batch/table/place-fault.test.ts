import { expect, it } from 'vitest';
import type { PlaceVerdict } from '../../plausibility/plausible-places.domain.ts';
import { placeFault } from './place-fault.ts';

const place = {
  label: 'Bal',
  placeName: null,
  streetAddress: null,
  postalCode: '45190',
  locality: 'Bléré',
  insee: null,
  lon: 1,
  lat: 47,
};
const facts = {
  isKnownCode: true,
  codeDistanceM: 73_100,
  isCodeInTexts: false,
  communeName: 'Bléré',
  communeInsee: '37027',
  communeDistanceM: 22_400,
  communeCodes: ['37150'],
  isMatch: false,
  matchDistanceM: null,
  isBesideCommune: true,
};
type Wrong = Exclude<PlaceVerdict, { kind: 'consistent' }>;

it.each<[Wrong, object, (string | null)[]]>([
  [
    { kind: 'corrected', to: '37150' },
    {},
    ['postal_code_corrected', 'postal_code', '37150', '45190'],
  ],
  [{ kind: 'corrected', to: null }, {}, ['postal_code_corrected', 'postal_code', null, '45190']],
  [{ kind: 'postalCode' }, {}, ['postal_code_elsewhere', 'postal_code', 'Bléré', '45190']],
  [
    { kind: 'postalCode' },
    { communeName: null },
    ['postal_code_elsewhere', 'postal_code', null, '45190'],
  ],
  [{ kind: 'locality' }, {}, ['city_elsewhere', 'city', '45190', 'Bléré']],
  [{ kind: 'position' }, {}, ['position_elsewhere', 'latitude', 'Bléré', '22']],
  [
    { kind: 'position' },
    { isMatch: true, matchDistanceM: 140_000, communeDistanceM: 900 },
    ['position_elsewhere', 'latitude', 'Bléré', '140'],
  ],
  [
    { kind: 'position' },
    { communeDistanceM: null },
    ['position_elsewhere', 'latitude', '45190', '73'],
  ],
])('the verdict %o with %o is the finding %o', (verdict, more, expected) => {
  const fault = placeFault(place, { verdict, facts: { ...facts, ...more } });
  expect([fault.code, fault.path, fault.expected, fault.obtained]).toEqual(expected);
});
