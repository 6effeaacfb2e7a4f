import { metresBetween } from '@parages/contracts/vocabulary/places/sphere';
import { expect, it } from 'vitest';
import { boxAround, nextReach } from './circle.ts';

const paris = { lon: 2.3488, lat: 48.85341 };

it('bounds the circle on all four sides', () => {
  const { west, east, south, north } = boxAround(paris.lon, paris.lat, 10_000);
  expect(metresBetween(paris, { lon: paris.lon, lat: north })).toBeCloseTo(10_000, 0);
  expect(metresBetween(paris, { lon: paris.lon, lat: south })).toBeCloseTo(10_000, 0);
  expect(metresBetween(paris, { lon: east, lat: paris.lat })).toBeGreaterThan(10_000);
  expect(east - paris.lon).toBeCloseTo(paris.lon - west, 9);
});

it('grows fast around few pois and slowly around many', () => {
  expect(nextReach(2000, 0, 20)).toBe(12_000);
  expect(nextReach(2000, 19, 20)).toBe(3000);
});
