// Specification: §2.24, §4.12
import { describe, expect, it } from 'vitest';
import type { SearchPlace } from '../../lib/search/search-place.ts';
import { changesOf, isDirty, isOtherPlace, type PanelDraft } from './panel-draft.ts';

const initial: PanelDraft = {
  distanceKm: 30,
  placeName: 'Tours',
  dates: null,
  options: ['free', 'pmr'],
};
const changes = {
  radius: { distanceKm: 10 },
  place: { placeName: 'Angers' },
  dates: { dates: { start: '2026-06-13', end: '2026-06-14' } },
  options: { options: ['free'] },
} as const satisfies Record<string, Partial<PanelDraft>>;
const names = Object.keys(changes) as (keyof typeof changes)[];

describe('§4 "Filter panel reports dirty when radius, place name, date range or options differ from initial values"', () => {
  it('for each of the 16 combinations of changed values', () => {
    for (let mask = 0; mask < 2 ** names.length; mask += 1) {
      const changed = names.filter((_, index) => mask & (1 << index));
      const draft = Object.assign(
        { ...initial },
        ...changed.map((name) => changes[name]),
      ) as PanelDraft;
      expect(isDirty(initial, draft), changed.join() || 'nothing').toBe(changed.length > 0);
    }
  });

  it.each<[string, Partial<PanelDraft>, Partial<PanelDraft>, boolean]>([
    ['the same options in another order', {}, { options: ['pmr', 'free'] }, false],
    ['a radius between two steps, left alone', { distanceKm: 7 }, { distanceKm: 7 }, false],
    [
      'another end of the same range',
      { dates: { start: '2026-06-13', end: '2026-06-14' } },
      { dates: { start: '2026-06-13', end: '2026-06-13' } },
      true,
    ],
    [
      'equal days in another object',
      { dates: { start: '2026-06-13', end: '2026-06-14' } },
      { dates: { start: '2026-06-13', end: '2026-06-14' } },
      false,
    ],
    [
      'dates taken back',
      { dates: { start: '2026-06-13', end: '2026-06-14' } },
      { dates: null },
      true,
    ],
    ['a place that gets a name', { placeName: null }, { placeName: 'Tours' }, true],
    ['a place without a name, twice', { placeName: null }, { placeName: null }, false],
    ['no option left', {}, { options: [] }, true],
  ])('%s', (_, before, after, expected) =>
    expect(isDirty({ ...initial, ...before }, { ...initial, ...before, ...after })).toBe(expected),
  );
});

describe('isOtherPlace, for a chosen place', () => {
  const tours = { name: 'Tours', position: { lon: 0.704, lat: 47.3948 } };
  it.each<
    [string, Partial<SearchPlace>, { name?: string; position?: SearchPlace['position'] }, boolean]
  >([
    ['is that of the page', { kind: 'town' }, {}, false],
    [
      'is that of the page, to a kilometre',
      { kind: 'chosen' },
      { position: { lon: 0.71, lat: 47.39 } },
      false,
    ],
    ['has another name', { kind: 'town' }, { name: 'Angers' }, true],
    [
      'has the same name elsewhere',
      { kind: 'town' },
      { position: { lon: 4.36, lat: 46.12 } },
      true,
    ],
    ['is the one the network was thought to be in', { kind: 'ip' }, {}, true],
    ['is the one that stands for nowhere', { kind: 'default' }, {}, true],
    ['is where the device is', { kind: 'device' }, {}, false],
  ])('%s', (_, page, chosen, isOther) =>
    expect(isOtherPlace({ kind: 'town', ...tours, ...page }, { ...tours, ...chosen })).toBe(
      isOther,
    ),
  );
});

it('keeps only the changed filters for the link to a town page', () => {
  expect(changesOf(initial, initial)).toEqual({});
  expect(changesOf(initial, { ...initial, ...changes.radius, ...changes.place })).toEqual({
    distanceKm: 10,
  });
  expect(changesOf(initial, { ...initial, ...changes.dates, ...changes.options })).toEqual({
    ...changes.dates,
    options: ['free'],
  });
  expect(changesOf({ ...initial, ...changes.dates }, initial)).toEqual({ dates: null });
});
