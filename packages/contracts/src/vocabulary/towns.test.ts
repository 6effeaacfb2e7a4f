// Specification: §1.8
import { expect, it } from 'vitest';
import { atTown } from './towns.fr.ts';
import { towns } from './towns.ts';

it('§1 "Cities offered in the footer: Tours, Le Mans, Orléans, Angers, Poitiers."', () => {
  expect(towns.map(({ name }) => name)).toEqual([
    'Tours',
    'Le Mans',
    'Orléans',
    'Angers',
    'Poitiers',
  ]);
});

it.each([
  ['Tours', 'à Tours'],
  ['Le Mans', 'au Mans'],
  ['Les Sables-d’Olonne', 'aux Sables-d’Olonne'],
  ['Lent', 'à Lent'],
])('one goes %s: %s', (name, expected) => expect(atTown(name)).toBe(expected));
