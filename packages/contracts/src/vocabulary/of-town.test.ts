import { expect, it } from 'vitest';
import { ofTown as ofTownEn } from './of-town.en.ts';
import { ofTown } from './of-town.fr.ts';

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
])('one looks around %s: %s', (name, expected) =>
  expect([ofTown(name), ofTownEn(name)]).toEqual([expected, name]),
);
