import { describe, expect, it } from 'vitest';
import { dayOf } from './calendar.ts';
import { poiIndex } from './poi-id.ts';
import { poiMaker, type SyntheticPoi } from './synthetic-poi.ts';
import { isInBounds, readTowns } from './towns.ts';

const towns = readTowns();
const today = dayOf('2026-06-15');
const count = 20_000;
const make = poiMaker(42, towns, today);
const pois = Array.from({ length: count }, (_, index) => make(index));
const mean = (measure: (poi: SyntheticPoi) => number): number =>
  pois.reduce((sum, poi) => sum + measure(poi), 0) / count;

describe('synthetic pois', () => {
  it('are equal for the same seed, and differ for another seed', () => {
    expect(make(1234)).toEqual(poiMaker(42, towns, today)(1234));
    expect(poiMaker(43, towns, today)(1234)).not.toEqual(make(1234));
  });

  it('have sortable ids that encode their number', () => {
    expect(pois.map(({ id }) => id)).toEqual(pois.map(({ id }) => id).toSorted());
    expect(poiIndex(make(19_999).id)).toBe(19_999);
  });

  it('lie inside the bounds, over 35 % in towns above 20,000 inhabitants, and over 5 % share the point of another', () => {
    expect(pois.every(({ lon, lat }) => isInBounds(lon, lat))).toBe(true);
    expect(mean(({ town }) => (town.population > 20_000 ? 1 : 0))).toBeGreaterThan(0.35);
    expect(new Set(pois.map(({ lon, lat }) => `${lon} ${lat}`)).size).toBeLessThan(count * 0.95);
  });

  it('have 2 themes on average and 4 at most, only known options, 8 % permanent and 90 % published pois', () => {
    expect(mean(({ themes }) => themes.length)).toBeCloseTo(2, 1);
    expect(
      pois.every(({ themes }) => themes.length <= 4 && new Set(themes).size === themes.length),
    ).toBe(true);
    expect(mean(({ isPermanent }) => Number(isPermanent))).toBeCloseTo(0.08, 2);
    expect(mean(({ isPublished }) => Number(isPublished))).toBeCloseTo(0.9, 2);
    expect(pois.every(({ options, knownOptions }) => (options & knownOptions) === options)).toBe(
      true,
    );
    expect(new Set(pois.flatMap(({ themes }) => themes)).size).toBe(18);
  });

  it('have 30 periods at most, about 4 on average, some over 30 days, some past midnight, no end day before the start day', () => {
    const periods = pois.flatMap((poi) => poi.periods);
    expect(periods.length / count).toBeCloseTo(4.35, 0);
    expect(Math.max(...pois.map((poi) => poi.periods.length))).toBe(30);
    expect(periods.every(({ startDay, endDay }) => endDay >= startDay)).toBe(true);
    expect(periods.some(({ startDay, endDay }) => endDay - startDay > 30)).toBe(true);
    expect(
      periods.some(
        (p) =>
          p.startDay === p.endDay &&
          p.endMinute !== null &&
          p.startMinute !== null &&
          p.endMinute < p.startMinute,
      ),
    ).toBe(true);
  });
});

describe('the towns', () => {
  it('are over 34,000 communes with over 65 million inhabitants, with Paris at its real position', () => {
    expect(towns.length).toBeGreaterThan(34_000);
    expect(towns.reduce((sum, { population }) => sum + population, 0)).toBeGreaterThan(65_000_000);
    const paris = towns.find(({ name }) => name === 'Paris');
    expect(paris?.lon).toBeCloseTo(2.35, 1);
    expect(paris?.lat).toBeCloseTo(48.85, 1);
  });
});
