// Specification: §3.10, §5.1, §9.1
import { parseFilters } from '@parages/contracts/vocabulary/search/page-filters';
import { describe, expect, it } from 'vitest';
import {
  changeFilters,
  nearestRadiusStep,
  nextRadiusStep,
  toSearch,
} from './filters.search-params.ts';

const parse = (query: string) => parseFilters(new URLSearchParams(query));
const change = (query: string, filters: Parameters<typeof changeFilters>[1]) =>
  toSearch(changeFilters(new URLSearchParams(query), filters));

describe('§5 "dist: non-numeric falls back to a default; numeric is clamped between 0 and a maximum"', () => {
  it.each([
    ['', 30],
    ['dist=', 30],
    ['dist=%20', 30],
    ['dist=abc', 30],
    ['dist=12km', 30],
    ['dist=NaN', 30],
    ['dist=0', 0],
    ['dist=-5', 0],
    ['dist=7', 7],
    ['dist=12.5', 12.5],
    ['dist=30', 30],
    ['dist=100', 100],
    ['dist=101', 100],
    ['dist=Infinity', 100],
    ['dist=-Infinity', 0],
    ['dist=1e1', 10],
    ['dist=1e9', 100],
    ['dist=%2B5', 5],
    ['dist=5,5', 30],
    ['dist=5&dist=10', 5],
    ['dist=null', 30],
    ['dist=true', 30],
    ['DIST=5', 30],
  ])('parseFilters reads "%s" as %d km', (query, km) => expect(parse(query).distanceKm).toBe(km));

  it('§5 "a value equal to the default is removed from the query string"; other values are written clamped between 0 and 100', () => {
    expect(change('dist=5', { distanceKm: 30 })).toBe('');
    expect(change('', { distanceKm: 5 })).toBe('?dist=5');
    expect(change('dist=0', {})).toBe('?dist=0');
    expect(change('dist=abc', {})).toBe('');
    expect(change('dist=30', {})).toBe('');
    expect(change('dist=30.0', {})).toBe('');
    expect(change('dist=250', {})).toBe('?dist=100');
    expect(change('dist=-1', {})).toBe('?dist=0');
  });
});

describe('§5 "opts: kept only if in a known list, sorted alphabetically"', () => {
  it.each([
    ['', []],
    ['opts=', []],
    ['opts=free', ['free']],
    ['opts=pmr,free', ['free', 'pmr']],
    ['opts=outside,unknown,kids-friendly', ['kids-friendly', 'outside']],
    ['opts=free,free', ['free']],
    ['opts=pmr&opts=free', ['free', 'pmr']],
    ['opts=FREE', []],
    ['opts=%20free', []],
    ['opts=,,free,', ['free']],
    ['opts=free;pmr', []],
    ['opts=constructor,toString', []],
    [
      'opts=pmr,pets-allowed,outside,kids-friendly,free',
      ['free', 'kids-friendly', 'outside', 'pets-allowed', 'pmr'],
    ],
  ])('parseFilters of "%s" returns the options %j', (query, options) =>
    expect(parse(query).options).toEqual(options),
  );

  it('changeFilters writes known options sorted, and omits the parameter when none remain', () => {
    expect(change('', { options: ['pmr', 'free'] })).toBe('?opts=free,pmr');
    expect(change('opts=pmr,unknown,free', {})).toBe('?opts=free,pmr');
    expect(change('opts=unknown', {})).toBe('');
    expect(change('opts=free', { options: [] })).toBe('');
  });
});

describe('§5 "dates: each must be a valid yyyy-MM-dd date, else the whole date filter is ignored; one date is a single-day filter, two a range"', () => {
  it.each([
    ['', null],
    ['dates=', null],
    ['dates=2026-06-13', { start: '2026-06-13', end: '2026-06-13' }],
    ['dates=2026-06-13_2026-06-14', { start: '2026-06-13', end: '2026-06-14' }],
    ['dates=2026-06-14_2026-06-13', { start: '2026-06-13', end: '2026-06-14' }],
    ['dates=2028-02-29', { start: '2028-02-29', end: '2028-02-29' }],
    ['dates=2026-02-29', null],
    ['dates=2026-06-13_2026-06-31', null],
    ['dates=2026-13-01', null],
    ['dates=2026-6-1', null],
    ['dates=2026-06-13_', null],
    ['dates=_2026-06-13', null],
    ['dates=2026-06-13_2026-06-14_2026-06-15', null],
    ['dates=no-date', null],
    ['dates=tomorrow', null],
    ['dates=2026-06-13,2026-06-14', null],
    ['dates=2026-06-31_2026-07-01', null],
    ['dates=13-06-2026', null],
    ['dates=2026-06-13T00:00', null],
    ['dates=%202026-06-13', null],
    ['dates=1900-01-01', { start: '1900-01-01', end: '1900-01-01' }],
    ['dates=2100-12-31', { start: '2100-12-31', end: '2100-12-31' }],
    ['dates=1899-12-31', null],
    ['dates=2101-01-01', null],
    ['dates=2026-01-01_2027-01-02', { start: '2026-01-01', end: '2027-01-02' }],
    ['dates=1900-01-01_2100-12-31', { start: '1900-01-01', end: '2100-12-31' }],
  ])('parseFilters reads "%s" as the dates %j', (query, dates) =>
    expect(parse(query).dates).toEqual(dates),
  );

  it('changeFilters writes a range as its two days, or as one day when both are the same, and removes the parameter when there is no range', () => {
    expect(change('', { dates: { start: '2026-06-13', end: '2026-06-13' } })).toBe(
      '?dates=2026-06-13',
    );
    expect(change('', { dates: { start: '2026-06-13', end: '2026-06-14' } })).toBe(
      '?dates=2026-06-13_2026-06-14',
    );
    expect(change('dates=2026-06-13', { dates: null })).toBe('');
  });
});

describe('§5 "coords: split on a comma into numbers"', () => {
  it.each([
    ['', null],
    ['coords=', null],
    ['coords=0.68,47.39', { lon: 0.68, lat: 47.39 }],
    ['coords=-1.5,47', { lon: -1.5, lat: 47 }],
    ['coords=0.68', null],
    ['coords=0.68,', null],
    ['coords=,47', null],
    ['coords=a,b', null],
    ['coords=1,2,3', null],
    ['coords=181,47', null],
    ['coords=0,-91', null],
    ['coords=180,90', { lon: 180, lat: 90 }],
    ['coords=Infinity,47', null],
    ['coords=NaN,47', null],
    ['coords=0,0', { lon: 0, lat: 0 }],
    ['coords=-180,-90', { lon: -180, lat: -90 }],
    ['coords=180.0001,0', null],
    ['coords=0,90.0001', null],
    ['coords=%200.68,%2047.39', { lon: 0.68, lat: 47.39 }],
    ['coords=0.68;47.39', null],
    ['coords=0,68,47,39', null],
  ])('parseFilters reads "%s" as the coordinates %j', (query, coords) =>
    expect(parse(query).coords).toEqual(coords),
  );

  it('changeFilters writes coordinates with an unescaped comma', () =>
    expect(change('', { coords: { lon: 0.68, lat: 47.39 } })).toBe('?coords=0.68,47.39'));
});

describe('price, age and part of the day', () => {
  // The night of former links is part of the evening.
  it.each([
    ['', null, null, null],
    ['price=10&age=6&part=evening', 10, 6, 'evening'],
    ['price=0&age=0', 0, 0, null],
    ['part=night', null, null, 'evening'],
    ['price=7&age=16&part=soir', null, null, null],
    ['price=1e1&age=-1&part=', null, null, null],
    ['price=%2010&age=6.5&part=toString', null, null, null],
  ])('parseFilters reads "%s" as %s, %s and %s', (query, maxPrice, age, partOfDay) =>
    expect(parse(query)).toMatchObject({ maxPrice, age, partOfDay }),
  );

  it('changeFilters writes them, and removes unknown values', () => {
    expect(change('pages=2', { maxPrice: 0, age: 0, partOfDay: 'morning' })).toBe(
      '?price=0&age=0&part=morning',
    );
    expect(change('price=7&age=x&part=soir', {})).toBe('');
  });
});

describe('decisions "Text `q` … in the query string of every list"', () => {
  it.each([
    ['', ''],
    ['q=', ''],
    ['q=j', ''],
    ['q=%20j%20', ''],
    ['q=jazz', 'jazz'],
    ['q=%20jazz%09+manouche%00', 'jazz manouche'],
    ['q=caf%C3%A9,+th%C3%A9', 'café, thé'],
    ['q=jazz&q=rock', 'jazz'],
    ['Q=jazz', ''],
    [`q=${'x'.repeat(101)}`, 'x'.repeat(100)],
  ])('%s searches %j', (query, text) => expect(parse(query).q).toBe(text));

  it('writes the text, and omits the parameter without one', () => {
    expect(change('', { q: 'jazz & rock' })).toBe('?q=jazz+%26+rock');
    expect(change('q=jazz&dist=5&pages=2', { q: '' })).toBe('?dist=5');
    expect(change('q=j', {})).toBe('');
    expect(change('q=jazz&pages=2', { q: 'rock' })).toBe('?q=rock');
  });
});

it('changeFilters keeps other parameters such as the order, and removes `pages` to reset the list to its first page', () => {
  expect(change('sort=distance&pages=3&opts=free', { options: [] })).toBe('?sort=distance');
});

it.each([
  [0, 1, 1],
  [1, 1, 5],
  [7, 5, 10],
  [30, 30, 50],
  [42, 50, 50],
  [100, 100, undefined],
])('the radius step nearest to %d km is %d, the next larger is %s', (km, step, next) => {
  expect(nearestRadiusStep(km)).toBe(step);
  expect(nextRadiusStep(km)).toBe(next);
});

describe('the query string of all filters together', () => {
  const options = ['free', 'kids-friendly', 'outside', 'pets-allowed', 'pmr'] as const;
  const subsets = Array.from({ length: 2 ** options.length }, (_, mask) =>
    options.filter((_option, index) => mask & (1 << index)),
  );
  const dates = [
    null,
    { start: '2026-06-13', end: '2026-06-13' },
    { start: '2026-06-13', end: '2026-06-14' },
  ];
  const coords = [null, { lon: 0.68, lat: 47.39 }, { lon: -1.5, lat: 0 }];
  const traits = [
    { maxPrice: null, age: null, partOfDay: null },
    { maxPrice: 10, age: 0, partOfDay: 'evening' },
  ] as const;
  const every = subsets.flatMap((some) =>
    dates.flatMap((days) =>
      coords.flatMap((at) =>
        [0, 7, 30, 100].flatMap((distanceKm) =>
          ['', '« été », 100 % jazz+rock'].flatMap((q) =>
            [null, { west: -1.5, south: 47, east: 0.1234, north: 48 }].map((bbox) => ({
              q,
              options: some,
              dates: days,
              coords: at,
              distanceKm,
              bbox,
              ...traits[(some.length + distanceKm) % 2],
            })),
          ),
        ),
      ),
    ),
  );

  it('is read back as the filters that it was written from, for each of 4,608 combinations', () => {
    expect(every).toHaveLength(4608);
    for (const filters of every) {
      const written = change('', filters);
      expect(parse(written), written).toEqual(filters);
      expect(change(written, {}), written).toBe(written);
    }
  });

  it('is empty when all filters are invalid or reset to their defaults', () => {
    expect(change('opts=x&dates=x&coords=x&dist=x&q=x', {})).toBe('');
    expect(
      change('opts=free&dates=2026-06-13&coords=1,47&dist=5&q=jazz', {
        q: '',
        options: [],
        dates: null,
        coords: null,
        distanceKm: 30,
        bbox: null,
      }),
    ).toBe('');
  });
});

describe('the rectangle of the map, `bbox`', () => {
  it('is read rounded to 0.0001 degree; a malformed one is ignored', () => {
    const box = { west: 0.1235, south: 47, east: 1, north: 48 };
    expect(parse('bbox=0.12345678,47,1,48').bbox).toEqual(box);
    for (const text of ['', 'bbox=', 'bbox=1,2,3', 'bbox=1,47,0,48', 'bbox=a,b,c,d'])
      expect(parse(text).bbox).toBeNull();
  });

  it('is kept with the place and the radius, which apply again once it is removed', () => {
    const bbox = { west: 0, south: 47, east: 1, north: 48 };
    const at = 'coords=2,48&dist=5';
    expect(change(at, { bbox })).toBe('?coords=2,48&dist=5&bbox=0,47,1,48');
    expect(change(`${at}&bbox=0,47,1,48`, { q: 'jazz' })).toContain('&bbox=0,47,1,48');
    expect(change(`${at}&bbox=0,47,1,48`, { bbox: null })).toBe(`?${at}`);
  });

  it('is removed by another place, unless the change sets both', () => {
    const coords = { lon: 2, lat: 48 };
    const bbox = { west: 0, south: 47, east: 1, north: 48 };
    expect(change('bbox=0,47,1,48', { coords })).toBe('?coords=2,48');
    expect(change('bbox=0,47,1,48', { coords: null })).toBe('');
    expect(change('', { coords, bbox })).toBe('?coords=2,48&bbox=0,47,1,48');
  });
});
