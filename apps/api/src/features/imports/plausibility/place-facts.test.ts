import { beforeAll, expect, it } from 'vitest';
import { smallGazetteer, touraine } from '../../../../test/records/create-gazetteer.ts';
import { emptyDatabase } from '../../../../test/servers/test-database.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type AskedPlace, listAgreeingPlaces, listPlaceFacts } from './place-facts.repository.ts';

let db: Db;
beforeAll(async () => {
  ({ db } = await emptyDatabase());
  await smallGazetteer(db, {
    ...touraine,
    communes: [
      ...touraine.communes,
      { code: '45999', name: 'Bléré', postalCodes: ['45998'], at: { lon: 1.9, lat: 47.9 } },
    ],
  }).loadIfMissing();
});

// 150 m east of the position of Bléré.
const here = { lon: 0.9906, lat: 47.3275 };
const place: AskedPlace = { postalCode: null, name: null, insee: null, texts: '', ...here };
const factsOf = async (more: Partial<AskedPlace>) =>
  (await listPlaceFacts(db, [{ ...place, ...more }], 2000))[0];

const nothing = {
  isKnownCode: false,
  codeDistanceM: null,
  isCodeInTexts: false,
  communeName: null,
  communeInsee: null,
  communeDistanceM: null,
  communeCodes: null,
  isMatch: false,
  matchDistanceM: null,
  isBesideCommune: true,
};
const blere = {
  communeName: 'Bléré',
  communeInsee: '37027',
  communeDistanceM: 151,
  communeCodes: ['37150'],
};

it.each<[string, Partial<AskedPlace>, object]>([
  ['nothing', {}, {}],
  ['no commune within the distance', { lat: 47.2 }, { isBesideCommune: false }],
  ['an unknown postcode and name', { postalCode: '37999', name: 'atlantis', insee: '37998' }, {}],
  [
    'the closest commune of a postcode',
    { postalCode: '37150' },
    { isKnownCode: true, codeDistanceM: 151 },
  ],
  [
    'a postcode whose commune the texts name',
    { postalCode: '37150', texts: 'mairie de blere' },
    { isKnownCode: true, codeDistanceM: 151, isCodeInTexts: true },
  ],
  [
    'a postcode whose commune the texts name in part',
    { postalCode: '37150', texts: 'la bleree' },
    { isKnownCode: true, codeDistanceM: 151 },
  ],
  ['the closest commune of a name', { name: 'blere' }, blere],
  ['a commune by its INSEE code', { insee: '37027', name: 'atlantis' }, blere],
  [
    'a commune with its postcode',
    { name: 'blere', postalCode: '37150' },
    { ...blere, isKnownCode: true, codeDistanceM: 151, isMatch: true, matchDistanceM: 151 },
  ],
  [
    'the closest commune of a name, and the homonym with the postcode',
    { name: 'blere', postalCode: '45998' },
    { ...blere, isKnownCode: true, codeDistanceM: 93_269, isMatch: true, matchDistanceM: 93_269 },
  ],
  [
    'a commune by a former name',
    { name: 'saint symphorien' },
    {
      communeName: 'Tours',
      communeInsee: '37261',
      communeDistanceM: 22_847,
      communeCodes: ['37000', '37100', '37200'],
    },
  ],
  [
    'an estimated position as unknown',
    { name: 'luzille', postalCode: '37150' },
    {
      communeName: 'Luzillé',
      communeInsee: '37131',
      communeCodes: ['37150'],
      isKnownCode: true,
      codeDistanceM: 151,
      isMatch: true,
    },
  ],
])('finds %s', async (_what, more, expected) =>
  expect(await factsOf(more)).toEqual({ ...nothing, ...expected }),
);

it('answers in the order of the places, equal ones included', async () => {
  const facts = await listPlaceFacts(
    db,
    [place, { ...place, name: 'blere' }, place, { ...place, name: 'blere' }],
    2000,
  );
  expect(facts.map((one) => one?.communeName)).toEqual([null, 'Bléré', null, 'Bléré']);
  expect(await listPlaceFacts(db, [], 2000)).toEqual([]);
});

it.each<[boolean, string, Partial<AskedPlace>]>([
  [true, 'with the name and the postcode', { name: 'blere', postalCode: '37150' }],
  [true, 'with the name of a place without a postcode', { name: 'blere' }],
  [true, 'with a former name', { name: 'saint symphorien', lon: 0.7, lat: 47.39 }],
  [false, 'with another postcode', { name: 'blere', postalCode: '37000' }],
  [false, 'with another name', { name: 'atlantis', postalCode: '37150' }],
  [false, 'with the name, 101 km away', { name: 'blere', lon: -0.35 }],
  [false, 'with an estimated position', { name: 'luzille', postalCode: '37150' }],
  [false, 'of the postcode, for a place without a name', { postalCode: '37150' }],
])('agrees (%s) with a place: a commune %s', async (agrees, _which, more) =>
  expect(await listAgreeingPlaces(db, [place, { ...place, ...more }], 10_000)).toEqual(
    new Set(agrees ? [1] : []),
  ),
);

it('agrees within the distance, not beyond', async () => {
  const blere = { ...place, name: 'blere' };
  expect((await listAgreeingPlaces(db, [blere], 151)).size).toBe(1);
  expect((await listAgreeingPlaces(db, [blere], 150)).size).toBe(0);
  expect((await listAgreeingPlaces(db, [], 150)).size).toBe(0);
});
