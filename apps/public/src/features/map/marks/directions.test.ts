import { expect, it } from 'vitest';
import { directionOf } from './directions.ts';

const tours = { lon: 0.704, lat: 47.3948 };

it.each([
  ['Le Mans', 0.2047, 48.0004, 'northWest'],
  ['Orléans', 1.9039, 47.9029, 'northEast'],
  ['Angers', -0.5477, 47.4738, 'west'],
  ['Poitiers', 0.3435, 46.5826, 'south'],
  ['Bourges', 2.3988, 47.081, 'east'],
  ['Châteauroux', 1.6914, 46.8103, 'southEast'],
])('directionOf gives the compass direction of %s as seen from Tours', (_, lon, lat, direction) =>
  expect(directionOf(tours, { lon, lat })).toBe(direction),
);
