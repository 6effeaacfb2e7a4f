import { expect, it } from 'vitest';
import { savedSearchPath } from './saved-search-path.ts';

const now = new Date('2026-06-10T10:00:00Z'); // a Wednesday
const tours = { lon: 0.7, lat: 47.39, distanceKm: 30 };

it.each([
  [tours, '/recherche?coords=0.7,47.39'],
  [{ ...tours, q: 'jazz & co' }, '/recherche?coords=0.7,47.39&q=jazz+%26+co'],
  [{ ...tours, theme: 'concerts', distanceKm: 5 }, '/category/concerts?coords=0.7,47.39&dist=5'],
  [{ ...tours, options: 'free,pmr' }, '/recherche?coords=0.7,47.39&opts=free,pmr'],
  [{ ...tours, dates: 'today' }, '/recherche?coords=0.7,47.39&dates=2026-06-10'],
  [{ ...tours, dates: 'nextWeekend' }, '/recherche?coords=0.7,47.39&dates=2026-06-13_2026-06-14'],
  [
    { ...tours, maxPrice: '10', age: 6, partOfDay: 'evening' },
    '/recherche?coords=0.7,47.39&price=10&age=6&part=evening',
  ],
  [{ ...tours, dates: '2026-07-14' }, '/recherche?coords=0.7,47.39&dates=2026-07-14'],
])('the address of the saved search %j is %s', (filters, path) => {
  expect(savedSearchPath(filters, now)).toBe(path);
});
