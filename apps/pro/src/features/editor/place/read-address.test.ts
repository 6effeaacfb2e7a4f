import { expect, it } from 'vitest';
import { readAddress } from './read-address.ts';

const street = (fullName: string, postalCode: string | null = '37000') =>
  Object.values(readAddress({ kind: 'address', name: 'any', fullName, postalCode }));

it.each([
  ['12 Rue Nationale, 37000 Tours', '37000', ['12 Rue Nationale', '37000', 'Tours']],
  [
    'Rue de l’Église, Bâtiment B, 37000 Tours',
    '37000',
    ['Rue de l’Église, Bâtiment B', '37000', 'Tours'],
  ],
  ['Rue Haute, Tours', null, ['Rue Haute', null, 'Tours']],
  ['Rue Haute, 37000', '37000', ['Rue Haute', '37000', null]],
  ['Rue Haute', '37000', ['Rue Haute', '37000', null]],
])('the address %j with the postcode %j has the fields %j', (fullName, postalCode, fields) =>
  expect(street(fullName, postalCode)).toEqual(fields),
);

it('a commune has a name and a postcode, and no street', () =>
  expect(
    readAddress({
      kind: 'commune',
      name: 'Tours',
      fullName: 'Tours (37), Indre-et-Loire',
      postalCode: '37000',
    }),
  ).toEqual({ streetAddress: null, postalCode: '37000', locality: 'Tours' }));
