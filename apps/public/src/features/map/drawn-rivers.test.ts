import { limits } from '@parages/contracts/vocabulary/limits';
import { towns } from '@parages/contracts/vocabulary/towns';
import { expect, it } from 'vitest';
import { drawnRivers } from './drawn-rivers.ts';
import { kmBetween } from './map-area.ts';

const furthestKm = 6;

it('the drawn rivers stay in the country, and run without a leap', () => {
  const { west, east, south, north } = limits.bounds;
  for (const { course } of drawnRivers)
    for (const [index, [lon, lat]] of course.entries()) {
      expect([lon > west, lon < east, lat > south, lat < north]).toEqual([true, true, true, true]);
      const [lastLon, lastLat] = course[index - 1] ?? [lon, lat];
      expect(kmBetween({ lon, lat }, { lon: lastLon, lat: lastLat })).toBeLessThan(40);
    }
});

it.each(towns.filter(({ slug }) => slug !== 'poitiers').map(({ name, position }) => [name, position] as const))(
  'a river runs through %s',
  (_, position) => {
    const nearest = Math.min(...drawnRivers.flatMap(({ course }) => course.map(([lon, lat]) => kmBetween(position, { lon, lat }))));
    expect(nearest).toBeLessThan(furthestKm);
  },
);
