import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { expect, it } from 'vitest';
import type { Label } from './labels.ts';
import { type Judged, measure, measureThemes } from './measure.ts';

const judged = (label: Partial<Label>, themes: readonly Theme[], isPublished = true): Judged => ({
  label: {
    dataset: 'a',
    id: '1',
    primary: null,
    others: [],
    isOuting: true,
    part: 'developed',
    ...label,
  },
  themes,
  isPublished,
});
const all = [
  judged({ primary: 'theatre', others: ['spectacles'] }, ['spectacles', 'theatre']),
  judged({ primary: 'concerts' }, ['concerts', 'fetes']),
  judged({ primary: 'cinema' }, ['theatre']),
  judged({ primary: 'musees' }, [], false),
  judged({ isOuting: false }, ['fetes']),
  judged({ isOuting: false }, [], false),
];

it('measures precision over the themes given, recall over the primary themes, and what is published of the others', () => {
  expect(measure(all)).toEqual({
    records: 6,
    precision: 3 / 6,
    recall: 2 / 4,
    firstRight: 1 / 4,
    themeless: 1 / 4,
    outingsKeptBack: 1 / 4,
    othersWithTheme: 1 / 2,
    othersPublished: 1 / 2,
  });
});

it('counts, for each theme, the primaries found, the right ones of those given, and what was given instead', () => {
  expect(measureThemes(all, ['theatre', 'cinema', 'musees'])).toEqual([
    { theme: 'theatre', primaries: 1, found: 1, given: 2, right: 1, instead: new Map() },
    {
      theme: 'cinema',
      primaries: 1,
      found: 0,
      given: 0,
      right: 0,
      instead: new Map([['theatre', 1]]),
    },
    {
      theme: 'musees',
      primaries: 1,
      found: 0,
      given: 0,
      right: 0,
      instead: new Map([[undefined, 1]]),
    },
  ]);
});
