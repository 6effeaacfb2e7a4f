// Specification: §3.6
import { expect, it } from 'vitest';
import { hasOutsideName, readOutsideText, readTownOfOutside } from './outside-text.domain.ts';

it.each([
  ['12 rue Nationale, Tours', 'address'],
  ['12, RUE NATIONALE 37000 TOURS', 'address'],
  ['12 bis rue Nationale', 'address'],
  ['12ter avenue de Grammont', 'address'],
  ['3 grande rue', 'address'],
  ['rue Nationale', 'address'],
  ['la rue Nationale', 'address'],
  ['Tours, rue Nationale', 'address'],
  ['boulevard Béranger Tours', 'address'],
  ['bd Béranger', 'address'],
  ['place Plumereau', 'address'],
  ['quai d’Orsay', 'address'],
  ['allée des Marronniers', 'address'],
  ['impasse du Lavoir', 'address'],
  ['cours Mirabeau', 'address'],
  ['route de Vannes', 'address'],
  ['square Viviani', 'address'],
  ['chemin des Vignes', 'address'],
  ['avenue de la Gare', 'address'],
  ['rue de la gare', 'address'],
  ['gare de Tours', 'station'],
  ['la gare de Tours', 'station'],
  ['Gare SNCF Amboise', 'station'],
  ['gare Montparnasse', 'station'],
  ['Tours gare', 'station'],
  ['Valence TGV', 'station'],
] as const)('readOutsideText reads "%s" as the kind %s', (text, kind) =>
  expect(readOutsideText(text)).toBe(kind),
);

it.each([
  ['a town', 'Tours'],
  ['two letters', 'ru'],
  ['a street word alone, which may begin a town', 'place'],
  ['a street word and its links', 'rue de la'],
  ['a street word and two letters', 'rue na'],
  ['a house number without a street', '12 rue'],
  ['the word of stations alone', 'gare'],
  ['the word of stations and a link', 'gare de'],
  ['a postcode and a town', '37000 Tours'],
  ['an arrondissement', 'Paris 11e'],
  ['a department and a town', '2A Ajaccio'],
  ['a town with a street word inside', 'Saint-Pierre-la-Cour'],
  ['a town that begins like a street word', 'Placé'],
  ['a town with its postcode after it', 'Rue 80120'],
  ['no letter', '!!'],
])('readOutsideText returns undefined for %s: "%s"', (_what, text) =>
  expect(readOutsideText(text)).toBeUndefined(),
);

it.each([
  ['12 rue Nationale, Tours', 'address', 'Tours'],
  ['12 rue Nationale 37000 Tours', 'address', '37000 Tours'],
  ['12 rue Nationale, 37000 Tours', 'address', '37000 Tours'],
  ['12, rue Nationale, Tours', 'address', 'Tours'],
  ['gare de Saint-Pierre-des-Corps', 'station', 'saint pierre des corps'],
  ['Gare SNCF d’Amboise', 'station', 'amboise'],
  ['rue Nationale Tours', 'address', undefined],
  ['rue Nationale, ', 'address', undefined],
] as const)('readTownOfOutside reads "%s" (%s) as the town %s', (text, kind, town) =>
  expect(readTownOfOutside(text, kind)).toBe(town),
);

it.each([
  ['xqzwk', true],
  ['rue de la', false],
  ['12 rue', false],
  ['gare tgv', false],
  ['99999', false],
  ['ab', false],
])('hasOutsideName returns for "%s": %s', (text, expected) =>
  expect(hasOutsideName(text)).toBe(expected),
);
