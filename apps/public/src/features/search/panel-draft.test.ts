// Specification: §2.24, §4.12
import { describe, expect, it } from 'vitest';
import type { KnownPlace } from '../../lib/search/search-place.ts';
import { changesOf, isDirty, isOtherPlace, type PanelDraft } from './panel-draft.ts';

const initial: PanelDraft = {
  q: 'jazz',
  coords: null,
  bbox: null,
  distanceKm: 30,
  placeName: 'Tours',
  dates: null,
  options: ['free', 'pmr'],
  maxPrice: null,
  age: null,
  partOfDay: null,
};
const changes = {
  radius: { distanceKm: 10 },
  place: { placeName: 'Angers' },
  dates: { dates: { start: '2026-06-13', end: '2026-06-14' } },
  options: { options: ['free'] },
  price: { maxPrice: 10 },
  age: { age: 6 },
  part: { partOfDay: 'evening' },
} satisfies Record<string, Partial<PanelDraft>>;
const names = Object.keys(changes) as (keyof typeof changes)[];

describe('§4 "Filter panel reports dirty when radius, place name, date range or options differ from initial values"', () => {
  it('is dirty exactly when at least one of the four values or a price, an age or a part of the day has changed, for each of the 128 combinations', () => {
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
    [
      'is not dirty with the same options in another order',
      {},
      { options: ['pmr', 'free'] },
      false,
    ],
    [
      'is not dirty with an unchanged radius between two steps',
      { distanceKm: 7 },
      { distanceKm: 7 },
      false,
    ],
    [
      'is dirty with another end of the range',
      { dates: { start: '2026-06-13', end: '2026-06-14' } },
      { dates: { start: '2026-06-13', end: '2026-06-13' } },
      true,
    ],
    [
      'is not dirty with equal days in another object',
      { dates: { start: '2026-06-13', end: '2026-06-14' } },
      { dates: { start: '2026-06-13', end: '2026-06-14' } },
      false,
    ],
    [
      'is dirty after the dates are removed',
      { dates: { start: '2026-06-13', end: '2026-06-14' } },
      { dates: null },
      true,
    ],
    ['is dirty when the place gets a name', { placeName: null }, { placeName: 'Tours' }, true],
    [
      'is not dirty with a place that stays unnamed',
      { placeName: null },
      { placeName: null },
      false,
    ],
    ['is dirty after the options are removed', {}, { options: [] }, true],
  ])('%s', (_, before, after, expected) =>
    expect(isDirty({ ...initial, ...before }, { ...initial, ...before, ...after })).toBe(expected),
  );
});

describe('isOtherPlace', () => {
  const tours = { name: 'Tours', position: { lon: 0.704, lat: 47.3948 } };
  it.each<
    [string, Partial<KnownPlace>, { name?: string; position?: KnownPlace['position'] }, boolean]
  >([
    ['is false for the page’s own place', { kind: 'town' }, {}, false],
    [
      'is false for the same name within a kilometre of the page’s place',
      { kind: 'chosen' },
      { position: { lon: 0.71, lat: 47.39 } },
      false,
    ],
    ['is true for another name', { kind: 'town' }, { name: 'Angers' }, true],
    [
      'is true for the same name elsewhere',
      { kind: 'town' },
      { position: { lon: 4.36, lat: 46.12 } },
      true,
    ],
    ['is true for the place guessed from the IP address', { kind: 'ip' }, {}, true],
    ['is false for the place of the device', { kind: 'device' }, {}, false],
  ])('%s', (_, page, chosen, isOther) =>
    expect(isOtherPlace({ kind: 'town', ...tours, ...page }, { ...tours, ...chosen })).toBe(
      isOther,
    ),
  );

  it('is true when no place is known', () =>
    expect(isOtherPlace({ kind: 'nowhere', name: null, position: null }, tours)).toBe(true));
});

it('changesOf returns only the filters that differ from the initial ones, and never the place', () => {
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
