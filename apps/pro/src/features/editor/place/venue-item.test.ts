import { expect, it } from 'vitest';
import { venueItem } from './venue-item.ts';

const venue = {
  name: 'Salle haute',
  streetAddress: '2 rue Haute',
  postalCode: '37000',
  locality: 'Tours',
  position: { lon: 0.68, lat: 47.4 },
};

it.each([
  [{}, { name: 'Salle haute', detail: '2 rue Haute, 37000 Tours' }],
  [{ name: null }, { name: '2 rue Haute', detail: '37000 Tours' }],
  [
    { streetAddress: null, postalCode: null },
    { name: 'Salle haute', detail: 'Tours' },
  ],
  [
    { streetAddress: null, postalCode: null, locality: null },
    { name: 'Salle haute', detail: '' },
  ],
])('the venue with %j is listed as %j', (change, item) =>
  expect(venueItem({ ...venue, ...change })).toEqual(item),
);
