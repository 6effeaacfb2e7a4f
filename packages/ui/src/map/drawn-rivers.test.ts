import { limits } from '@parages/contracts/vocabulary/limits';
import { metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import { towns } from '@parages/contracts/vocabulary/places/towns';
import { expect, it } from 'vitest';
import { drawnRivers } from './drawn-rivers.ts';

const furthestM = 6000;

it('the drawn rivers are within the bounds of France, with less than 40 km between points', () => {
  const { west, east, south, north } = limits.bounds;
  for (const { course } of drawnRivers)
    for (const [index, [lon, lat]] of course.entries()) {
      expect([lon > west, lon < east, lat > south, lat < north]).toEqual([true, true, true, true]);
      const [lastLon, lastLat] = course[index - 1] ?? [lon, lat];
      expect(metresBetween({ lon, lat }, { lon: lastLon, lat: lastLat })).toBeLessThan(40_000);
    }
});

it.each(
  towns
    .filter(({ slug }) => slug !== 'poitiers')
    .map(({ name, position }) => [name, position] as const),
)('a drawn river has a point within 6 km of %s', (_, position) => {
  const nearest = Math.min(
    ...drawnRivers.flatMap(({ course }) =>
      course.map(([lon, lat]) => metresBetween(position, { lon, lat })),
    ),
  );
  expect(nearest).toBeLessThan(furthestM);
});
