// Specification: §7.13
import { expect, it } from 'vitest';
import { labelOf } from './towns.domain.ts';

it.each([
  ['amboise', 'Amboise', '37003', 'Amboise'],
  ['saint-denis-93', 'Saint-Denis', '93066', 'Saint-Denis (93)'],
  ['saint-denis-974', 'Saint-Denis', '97411', 'Saint-Denis (974)'],
  ['afa-2a', 'Afa', '2A001', 'Afa (2A)'],
  ['bretagne-90019', 'Bretagne', '90019', 'Bretagne (90)'],
  ['oeuilly-51', 'Œuilly', '51410', 'Œuilly (51)'],
  ['l-hay-les-roses', "L'Haÿ-les-Roses", '94038', "L'Haÿ-les-Roses"],
])('labelOf the commune %s, %s (%s), is "%s"', (slug, name, insee, label) =>
  expect(labelOf({ slug, name, insee })).toBe(label),
);
