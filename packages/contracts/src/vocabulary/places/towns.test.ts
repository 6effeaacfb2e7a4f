// Specification: §1.8
import { expect, it } from 'vitest';
import { ofTown as ofTownEn } from './towns.en.ts';
import { atTown, ofTown } from './towns.fr.ts';
import { towns } from './towns.ts';

it('§1 "Cities offered in the footer: Tours, Le Mans, Orléans, Angers, Poitiers.": towns lists these five', () => {
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
])('atTown formats %s as "%s"', (name, expected) => expect(atTown(name)).toBe(expected));

it.each([
  ['Tours', 'de Tours'],
  ['Le Mans', 'du Mans'],
  ['Les Sables-d’Olonne', 'des Sables-d’Olonne'],
  ['La Rochelle', 'de La Rochelle'],
  ['L’Haÿ-les-Roses', 'de L’Haÿ-les-Roses'],
  ['Lent', 'de Lent'],
  ['Angers', 'd’Angers'],
  ['Évreux', 'd’Évreux'],
  ['Œuilly', 'd’Œuilly'],
  ['Yvetot', 'd’Yvetot'],
  ['Honfleur', 'de Honfleur'],
  ['12 rue de la République, Tours', 'de 12 rue de la République, Tours'],
])('ofTown formats %s as "%s" in French and leaves it unchanged in English', (name, expected) =>
  expect([ofTown(name), ofTownEn(name)]).toEqual([expected, name]),
);
