import { expect, it } from 'vitest';
import { poiErrorMessages } from './poi-errors.fr.ts';
import type { PoiErrorCode } from './poi-errors.ts';
import { wrongIn } from './poi-rules.ts';

const dates = { label: 'Bal', description: '', isPermanent: false, periods: [] };

it.each<[ages: object, code: PoiErrorCode, name: string, message: RegExp]>([
  ...[0, 100, 6.5].map((minimumAge): [object, PoiErrorCode, string, RegExp] => [
    { minimumAge },
    'minimum_age_invalid',
    'minimumAge',
    /âge minimum/,
  ]),
  ...[0, 100, 6.5].map((maximumAge): [object, PoiErrorCode, string, RegExp] => [
    { maximumAge },
    'maximum_age_invalid',
    'maximumAge',
    /âge maximum/,
  ]),
  [{ minimumAge: 7, maximumAge: 6 }, 'ages_reversed', 'minimumAge', /dépasse l’âge maximum/],
])('the ages %j of an event have the error %s at %s', (ages, code, name, message) => {
  expect(wrongIn({ dates: { ...dates, ...ages } })).toEqual([
    { tab: 'dates', field: `/dates/${name}`, code },
  ]);
  expect(poiErrorMessages[code]).toMatch(message);
});

it.each([
  {},
  { minimumAge: 1, maximumAge: 99 },
  { minimumAge: 6, maximumAge: 6 },
  { minimumAge: 18, maximumAge: null },
  { minimumAge: null, maximumAge: 3 },
])('the ages %j of an event have no error', (ages) =>
  expect(wrongIn({ dates: { ...dates, ...ages } })).toEqual([]),
);
