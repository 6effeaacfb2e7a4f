import { describe, expect, it } from 'vitest';
import { dayOf } from '../data/calendar.ts';
import { poiId } from '../data/poi-id.ts';
import { createRandom } from '../data/random.ts';
import { poiMaker, type SyntheticPoi } from '../data/synthetic-poi.ts';
import { readTowns } from '../data/towns.ts';
import { type QueryCase, weekendOf } from '../queries/query-case.ts';
import { comparePage } from './compare.ts';
import {
  byDate,
  byDistance,
  countFacets,
  distanceM,
  type Found,
  findAll,
  nextDay,
} from './oracle.ts';
import { endsAtMinute, gatherOracleData, lastDayOf } from './oracle-data.ts';
import { hoursLeftOn } from './tonight.ts';

const today = dayOf('2026-06-15');
const noon = new Date('2026-06-15T10:00:00Z');
const tours = { name: 'Tours', population: 136_000, lon: 0.7, lat: 47.4 };
const plain: SyntheticPoi = {
  ...poiMaker(1, readTowns(), today)(0),
  lon: 0.7,
  lat: 47.4,
  themes: [2],
  options: 1,
  knownOptions: 3,
  isPermanent: false,
  isPublished: true,
  periods: [{ startDay: today + 1, endDay: today + 1, startMinute: null, endMinute: null }],
};
const gather = (pois: Partial<SyntheticPoi>[]) =>
  gatherOracleData((index) => ({ ...plain, ...pois[index], index }), pois.length, noon);
const around: QueryCase = {
  ...tours,
  town: tours,
  radiusKm: 10,
  theme: 2,
  options: 0,
  hasDates: false,
  fromDay: today,
  toDay: null,
  offset: 0,
};
const indexes = (found: Found[]) => found.map(({ index }) => index);

describe('the search oracle', () => {
  it('measures a degree of a meridian and a degree of the equator on the sphere', () => {
    // A degree of a meridian is a 360th of the sphere's circumference.
    expect(distanceM(2, 46, 2, 47)).toBeCloseTo((2 * Math.PI * 6371008.7714) / 360, 6);
    expect(distanceM(2, 0, 3, 0)).toBeCloseTo((2 * Math.PI * 6371008.7714) / 360, 6);
  });

  it('computes the last day and the end of an event past midnight, in both forms of its dates', () => {
    const night = { startDay: 10, endDay: 11, startMinute: 1320, endMinute: 120 };
    expect([lastDayOf(night), endsAtMinute(night)]).toEqual([10, 11 * 1440 + 120]);
    const reversed = { startDay: 10, endDay: 10, startMinute: 1320, endMinute: 120 };
    expect([lastDayOf(reversed), endsAtMinute(reversed)]).toEqual([10, 11 * 1440 + 120]);
    expect(endsAtMinute({ ...reversed, endMinute: null })).toBe(11 * 1440);
  });

  it('omits drafts, past events, other themes, missing options and events out of the radius', () => {
    const over = [{ startDay: today - 3, endDay: today - 3, startMinute: null, endMinute: null }];
    const data = gather([
      {},
      { isPublished: false },
      { periods: over },
      { themes: [3] },
      { options: 0 },
      { lat: 47.6 },
      { isPermanent: true, periods: [] },
    ]);
    expect(indexes(findAll(data, { ...around, options: 1 }, 2).sort(byDistance))).toEqual([0, 6]);
    expect(indexes(findAll(data, around, 0).sort(byDistance))).toEqual([0, 3, 4, 6]);
  });

  it('sorts by day, one-off before ongoing, then distance, permanent last; finds the next day', () => {
    const from = (startDay: number, endDay: number) => ({
      periods: [{ startDay, endDay, startMinute: null, endMinute: null }],
    });
    const data = gather([
      { isPermanent: true, periods: [] },
      from(today - 5, today + 9),
      from(today + 2, today + 2),
      { lat: 47.41, ...from(today, today) },
      from(today, today),
    ]);
    expect(indexes(findAll(data, around, 2).sort(byDate))).toEqual([4, 3, 1, 2, 0]);
    expect(nextDay(data, 1, today + 3, today + 4)).toBe(today + 3);
    expect(nextDay(data, 2, today + 3, today + 4)).toBeUndefined();
  });

  it('finds for tonight what has hours left on its day, two hours from the start without an end', () => {
    const period = (startMinute: number | null, endMinute: number | null, days = 0) => ({
      periods: [{ startDay: today, endDay: today + days, startMinute, endMinute }],
    });
    const data = gather([
      period(600, null), // 10:00
      period(601, null),
      period(600, 600),
      period(600, 900),
      period(0, null),
      period(null, null),
      period(600, 720, 1),
      period(600, 721, 1),
      period(600, null, 1),
    ]);
    const ofToday = { ...around, toDay: today };
    const found = findAll(data, ofToday, 2, hoursLeftOn(data, today, noon));
    expect(indexes(found.sort(byDistance))).toEqual([1, 3, 4, 5, 7, 8]);
  });

  it('counts each facet without its own filter', () => {
    const data = gather([{}, { themes: [3], knownOptions: 0, options: 0 }]);
    const facets = countFacets(data, { ...around, options: 1 }, 2, [
      [today, today],
      [today + 1, today + 1],
      weekendOf(today),
    ]);
    expect(facets).toMatchObject({
      total: 1,
      yes: [1, 0, 0, 0, 0],
      unknown: [0, 0, 1, 1, 1],
      presets: [0, 1, 0],
    });
    expect(countFacets(data, around, 0, []).themes.slice(0, 4)).toEqual([0, 1, 1, 0]);
  });
});

describe('comparePage', () => {
  const answer = (index: number, distance: number) => ({
    id: poiId(index, createRandom(1, index)),
    distance,
  });
  const found = (): Found[] =>
    [5, 1, 3].map((index) => ({ index, metres: index * 10, day: 0, isOngoing: false, themes: 0 }));
  const first = { offset: 0, pageSize: 2 };

  it('finds no error in a correct page', () => {
    expect(comparePage(found(), [answer(1, 10), answer(3, 30)], first, byDistance)).toEqual([]);
    expect(comparePage(found(), [answer(5, 50)], { offset: 2, pageSize: 2 }, byDistance)).toEqual(
      [],
    );
  });

  it.each([
    ['misordered', [answer(3, 30), answer(1, 10)]],
    ['short', [answer(1, 10)]],
    ['wrong', [answer(1, 10), answer(4, 40)]],
    ['late', [answer(1, 10), answer(5, 50)]],
    ['off by a metre', [answer(1, 11), answer(3, 30)]],
  ])('finds an error in a page that is %s', (_, answers) => {
    expect(comparePage(found(), answers, first, byDistance)).not.toEqual([]);
  });

  it('accepts either order of distances that differ by rounding, but requires the order of ids at one point', () => {
    const pair = (gap: number): Found[] =>
      [1, 2].map((index) => ({
        index,
        metres: 10 + index * gap,
        day: 0,
        isOngoing: false,
        themes: 0,
      }));
    expect(comparePage(pair(0.0001), [answer(2, 10), answer(1, 10)], first, byDistance)).toEqual(
      [],
    );
    expect(comparePage(pair(0), [answer(2, 10), answer(1, 10)], first, byDistance)).toHaveLength(2);
  });
});
