// Specification: §2.30
import { expect, it } from 'vitest';
import { thinTrace, type Waypoint } from './trace.ts';

// Points every 100 m of latitude, with the highest altitude at index 777.
const line = (count: number): Waypoint[] =>
  Array.from({ length: count }, (_, index) => ({
    lon: 0.7,
    lat: 47.4 + (index * 100) / 111_195,
    altitudeM: index === 777 ? 250 : 50 + (index % 7),
  }));

it('thinTrace keeps 121 to 165 of 1,000 points, in order, with the first, last and highest one', () => {
  const points = thinTrace(line(1000), null);
  expect(points.length).toBeGreaterThan(120);
  expect(points.length).toBeLessThanOrEqual(165);
  expect(points[0]).toEqual({ lon: 0.7, lat: 47.4, distanceM: 0, altitudeM: 50 });
  expect(points.at(-1)?.distanceM).toBeCloseTo(99_900, -2);
  expect(Math.max(...points.map(({ altitudeM }) => altitudeM ?? 0))).toBe(250);
  expect(points.map(({ distanceM }) => distanceM)).toEqual(
    points.map(({ distanceM }) => distanceM).sort((one, other) => one - other),
  );
});

it('thinTrace gives the last point the length of the tour as its distance', () =>
  expect(thinTrace(line(11), 1040).at(-1)?.distanceM).toBe(1040));

it('thinTrace keeps null altitudes, and gives distances of 0 to a line without length', () => {
  const flat = line(3).map((point) => ({ ...point, altitudeM: null }));
  expect(thinTrace(flat, null).map(({ altitudeM }) => altitudeM)).toEqual([null, null, null]);
  expect(thinTrace([...line(1), ...line(1)], 500).map(({ distanceM }) => distanceM)).toEqual([
    0, 0,
  ]);
});
