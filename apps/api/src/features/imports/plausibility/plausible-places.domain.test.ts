import { describe, expect, it } from 'vitest';
import type { PlaceFacts } from './place-facts.repository.ts';
import { askedPlace, judgePlace } from './plausible-places.domain.ts';

const at = { lon: 0.69, lat: 47.39 };
const place = {
  label: 'Concert',
  postalCode: '37000',
  locality: 'Tours',
  insee: null,
  placeName: null,
  streetAddress: null,
  ...at,
};
const asked = { postalCode: '37000', name: 'tours', insee: null, texts: 'concert', ...at };

describe('askedPlace', () => {
  it.each([
    [{}, asked],
    [{ locality: 'St-Pierre des Corps' }, { ...asked, name: 'saint pierre des corps' }],
    [{ locality: 'STE-MAURE' }, { ...asked, name: 'sainte maure' }],
    [{ locality: 'Valence Cedex 09' }, { ...asked, name: 'valence' }],
    [{ locality: 'L’Œuvre-sur-Indre' }, { ...asked, name: 'l oeuvre sur indre' }],
    [{ locality: null }, { ...asked, name: null }],
    [{ locality: '!' }, { ...asked, name: null }],
    [{ insee: '37261' }, { ...asked, insee: '37261' }],
    [{ insee: '2A004' }, { ...asked, insee: '2A004' }],
    [{ insee: 'FR37261' }, asked],
    [{ postalCode: null }, { ...asked, postalCode: null }],
    [{ postalCode: 'B-1000' }, { ...asked, postalCode: null }],
    [{ postalCode: '1000' }, { ...asked, postalCode: null }],
    [
      { placeName: 'L’Été', streetAddress: '1, rue du Lac' },
      { ...asked, texts: 'concert l ete 1 rue du lac' },
    ],
    [{ postalCode: null, locality: null }, undefined],
    [{ lon: null }, undefined],
    [{ lat: null }, undefined],
  ])('of a place with %o is %o', (more, expected) =>
    expect(askedPlace({ ...place, ...more })).toEqual(expected),
  );
});

const tours: PlaceFacts = {
  isKnownCode: true,
  codeDistanceM: 1000,
  isCodeInTexts: false,
  communeName: 'Tours',
  communeInsee: '37261',
  communeDistanceM: 1000,
  communeCodes: ['37000', '37100', '37200'],
  isMatch: true,
  matchDistanceM: 1000,
  isBesideCommune: true,
};
const amboise: PlaceFacts = {
  ...tours,
  communeName: 'Amboise',
  communeInsee: '37003',
  communeCodes: ['37400'],
  isMatch: false,
  matchDistanceM: null,
  codeDistanceM: 13_000,
};
const unknownCode = { isKnownCode: false, codeDistanceM: null };
const unnamed = { communeInsee: null };

const consistent = { kind: 'consistent' };
const corrected = { kind: 'corrected', to: '37400' };
const doubt = (kind: 'postalCode' | 'locality' | 'position') => ({ kind });

describe('judgePlace, when the commune has the postcode', () => {
  it.each([
    ['1 km away', {}, consistent],
    ['in the woods of Paris, 9 km away', { matchDistanceM: 9100 }, consistent],
    ['10.7 km away, beside another commune', { matchDistanceM: 10_700 }, doubt('position')],
    [
      'at a ski resort 14 km away, beside no commune',
      { matchDistanceM: 14_000, isBesideCommune: false },
      consistent,
    ],
    ['57 km away', { matchDistanceM: 57_000, isBesideCommune: false }, doubt('position')],
    ['at an unknown distance', { matchDistanceM: null }, consistent],
    [
      '140 km away, at a homonym without the postcode',
      { communeDistanceM: 1000, matchDistanceM: 140_000 },
      doubt('position'),
    ],
  ])('%s', (_case, more, expected) =>
    expect(judgePlace('37000', { ...tours, ...more })).toEqual(expected),
  );
});

describe('judgePlace, when position and commune agree on another postcode', () => {
  it.each([
    ['another department, 13 km away', '41000', {}, corrected],
    ['the same department, 13 km away', '37150', {}, corrected],
    ['a neighbour 5 km away, such as of a hamlet', '37150', { codeDistanceM: 5000 }, consistent],
    ['another department, 4 km away', '41000', { codeDistanceM: 4000 }, corrected],
    [
      'another department, closer than the commune',
      '41000',
      { codeDistanceM: 800, communeDistanceM: 4000 },
      consistent,
    ],
    ['a CEDEX of the department', '37402', unknownCode, consistent],
    ['of no commune, of another department', '10054', unknownCode, corrected],
    ['that the title or the address names', '37150', { isCodeInTexts: true }, doubt('postalCode')],
    ['of overseas', '97410', { codeDistanceM: 9_000_000 }, corrected],
  ])('%s', (_case, postalCode, more, expected) =>
    expect(judgePlace(postalCode, { ...amboise, ...more })).toEqual(expected),
  );

  it('leaves the postcode out when the commune has several', () =>
    expect(judgePlace('41000', { ...amboise, communeCodes: ['37000', '37100'] })).toEqual({
      kind: 'corrected',
      to: null,
    }));

  it.each([
    ['20200', '2B033', consistent],
    ['20000', '2A004', consistent],
    ['06000', '2A004', corrected],
    ['97419', '97416', consistent],
    ['97199', '97416', corrected],
    ['98848', '98818', consistent],
  ])('of a CEDEX, %s is one of the department of %s: %o', (postalCode, communeInsee, expected) =>
    expect(judgePlace(postalCode, { ...amboise, ...unknownCode, communeInsee })).toEqual(expected),
  );
});

describe('judgePlace, when the commune is elsewhere', () => {
  const far = { ...amboise, communeDistanceM: 22_000, isBesideCommune: true };
  it.each([
    ['and the postcode at the position', { codeDistanceM: 1600 }, doubt('locality')],
    ['and the postcode elsewhere', {}, doubt('position')],
    [
      '6 km away, and the postcode 7 km',
      { communeDistanceM: 6000, codeDistanceM: 7000 },
      doubt('position'),
    ],
    ['and the postcode is a CEDEX', unknownCode, doubt('position')],
    [
      '6 km away, and the postcode is a CEDEX',
      { ...unknownCode, communeDistanceM: 6000 },
      consistent,
    ],
    [
      'at an unknown position, and the postcode near',
      { communeDistanceM: null, codeDistanceM: 1000 },
      consistent,
    ],
    ['at unknown positions both', { communeDistanceM: null, codeDistanceM: null }, consistent],
  ])('%s', (_case, more, expected) =>
    expect(judgePlace('37150', { ...far, ...more })).toEqual(expected),
  );

  it.each([
    [9000, consistent],
    [10_001, doubt('position')],
  ])('a place without a postcode %d m away from it: %o', (communeDistanceM, expected) =>
    expect(judgePlace(null, { ...far, ...unknownCode, communeDistanceM })).toEqual(expected),
  );
});

it.each([
  ['near', { codeDistanceM: 9000 }, consistent],
  ['far', { codeDistanceM: 15_001, isBesideCommune: false }, doubt('postalCode')],
  ['of no commune', unknownCode, consistent],
])('a place that names no commune, with a postcode %s', (_case, more, expected) =>
  expect(judgePlace('37000', { ...tours, ...unnamed, ...more })).toEqual(expected),
);
