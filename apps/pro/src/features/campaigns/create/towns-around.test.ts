import { expect, it } from 'vitest';
import { townsAround } from './towns-around.ts';

it('lists the towns whose default search radius contains the point, with the distance; none for Paris or no point', () => {
  expect(townsAround({ lon: 0.704, lat: 47.3948 })).toEqual([{ name: 'Tours', distanceM: 0 }]);
  const [amboise] = townsAround({ lon: 0.9835, lat: 47.413 });
  expect(amboise?.name).toBe('Tours');
  expect(Math.round((amboise?.distanceM ?? 0) / 1000)).toBe(21);
  expect(townsAround({ lon: 2.3488, lat: 48.85341 })).toEqual([]);
  expect(townsAround(null)).toEqual([]);
});
