import { expect, it } from 'vitest';
import { earthRadiusM, metresBetween } from './sphere.ts';

const quarter = (Math.PI / 2) * earthRadiusM;

it.each([
  ['the same point', { lon: 0.704, lat: 47.3948 }, { lon: 0.704, lat: 47.3948 }, 0],
  ['from a pole to the equator', { lon: 12, lat: 90 }, { lon: -70, lat: 0 }, quarter],
  ['half around the earth', { lon: -90, lat: 0 }, { lon: 90, lat: 0 }, 2 * quarter],
  ['across the date line', { lon: 179.5, lat: 0 }, { lon: -179.5, lat: 0 }, quarter / 90],
  ['one degree of latitude', { lon: 2.3, lat: 46.5 }, { lon: 2.3, lat: 47.5 }, 111_195.08],
])('metresBetween returns the great-circle distance: %s', (_name, one, other, metres) =>
  expect(metresBetween(one, other)).toBeCloseTo(metres, 2),
);
