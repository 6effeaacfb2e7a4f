// Specification: §7.2
import {
  earthRadiusM,
  metresBetween,
  toRadians,
} from '@parages/contracts/vocabulary/places/sphere';
import { describe, expect, it } from 'vitest';
import { type Cells, cellsOfBox, cellsOfCircle, sharedCells } from './grid.domain.ts';

const cellOf = ({ lon, lat }: { lon: number; lat: number }): number =>
  Math.floor((lon + 6) / 0.05) * 1000 + Math.floor((lat - 41) / 0.05);
const holds = ({ lows, highs }: Cells, cell: number): boolean =>
  lows.some((low, index) => low <= cell && cell <= (highs[index] ?? 0));
const count = ({ lows, highs }: Cells): number =>
  lows.reduce((sum, low, index) => sum + (highs[index] ?? 0) - low + 1, 0);

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('cellsOfCircle', () => {
  it.each([1, 5, 10, 30, 50, 100])(
    'returns for a circle of %i km the grid cells of every point inside, up to the edge',
    (radiusKm) => {
      const next = seeded(radiusKm);
      for (let round = 0; round < 200; round += 1) {
        const centre = { lon: -4 + next() * 12, lat: 42.5 + next() * 7.5 };
        const cells = cellsOfCircle(centre, radiusKm * 1000);
        for (let point = 0; point < 40; point += 1) {
          const bearing = next() * 2 * Math.PI;
          const angle =
            ((point % 4 === 0 ? 0.999_999_9 : Math.sqrt(next())) * radiusKm * 1000) / earthRadiusM;
          const lat = Math.asin(
            Math.sin(toRadians(centre.lat)) * Math.cos(angle) +
              Math.cos(toRadians(centre.lat)) * Math.sin(angle) * Math.cos(bearing),
          );
          const lon =
            toRadians(centre.lon) +
            Math.atan2(
              Math.sin(bearing) * Math.sin(angle) * Math.cos(toRadians(centre.lat)),
              Math.cos(angle) - Math.sin(toRadians(centre.lat)) * Math.sin(lat),
            );
          const found = { lon: (lon * 180) / Math.PI, lat: (lat * 180) / Math.PI };
          const isInCountry =
            found.lon > -5.45 && found.lon < 9.86 && found.lat > 41.27 && found.lat < 51.26;
          if (!isInCountry) continue;
          expect(metresBetween(centre, found)).toBeLessThanOrEqual(radiusKm * 1000);
          expect(holds(cells, cellOf(found))).toBe(true);
        }
      }
    },
  );

  it('returns for a circle of 100 km cells of less than 1.12 times its area', () => {
    const cells = cellsOfCircle({ lon: 0.704, lat: 47.3948 }, 100_000);
    const cellKm2 = 0.05 * 111.195 * 0.05 * 111.195 * Math.cos(toRadians(47.3948));
    expect(count(cells) * cellKm2).toBeLessThan(Math.PI * 100 * 100 * 1.12);
  });

  it.each([
    [{ lon: 120, lat: 10 }],
    [{ lon: 2, lat: 90 }],
    [{ lon: 2, lat: -90 }],
    [{ lon: 180, lat: 47 }],
    [{ lon: 2, lat: 60 }],
  ])('returns no cell around %o, outside the country', (centre) => {
    expect(cellsOfCircle(centre, 100_000)).toEqual({ lows: [], highs: [] });
  });

  it('returns only cells within the grid for a circle across the country’s border', () => {
    const { lows, highs } = cellsOfCircle({ lon: -5.45, lat: 48.4 }, 50_000);
    expect(Math.min(...lows)).toBeGreaterThanOrEqual(10_000);
    expect(Math.max(...highs)).toBeLessThan(26_000);
  });
});

describe('cellsOfBox', () => {
  it('returns one range of cells per column of the grid', () => {
    expect(cellsOfBox({ west: 0.01, east: 0.09, south: 47.01, north: 47.12 })).toEqual({
      lows: [120_120, 121_120],
      highs: [120_122, 121_122],
    });
  });

  it('returns every cell of the country for a box around the world', () => {
    expect(count(cellsOfBox({ west: -180, east: 180, south: -90, north: 90 }))).toBe(308 * 201);
  });
});

describe('sharedCells', () => {
  const ranges = (...pairs: [number, number][]): Cells => ({
    lows: pairs.map(([low]) => low),
    highs: pairs.map(([, high]) => high),
  });

  it.each([
    [ranges(), ranges([1, 9]), ranges()],
    [ranges([1, 9]), ranges([9, 12]), ranges([9, 9])],
    [ranges([1, 9], [1001, 1009]), ranges([1003, 1004]), ranges([1003, 1004])],
    [ranges([1, 9]), ranges([2, 3], [5, 6]), ranges([2, 3], [5, 6])],
    [ranges([1, 3], [1001, 1003]), ranges([4, 9], [1004, 1009]), ranges()],
  ])('of %j and %j returns %j, in either order', (one, other, shared) => {
    expect(sharedCells(one, other)).toEqual(shared);
    expect(sharedCells(other, one)).toEqual(shared);
  });

  it('returns for a box and a circle exactly the cells that both touch', () => {
    const circle = cellsOfCircle({ lon: 0.704, lat: 47.3948 }, 30_000);
    const box = cellsOfBox({ west: 0.5, south: 47.2, east: 3, north: 47.5 });
    const shared = sharedCells(box, circle);
    expect(count(shared)).toBeGreaterThan(10);
    for (const [index, low] of box.lows.entries())
      for (let cell = low; cell <= (box.highs[index] ?? 0); cell += 1)
        expect(holds(shared, cell)).toBe(holds(circle, cell));
  });
});
