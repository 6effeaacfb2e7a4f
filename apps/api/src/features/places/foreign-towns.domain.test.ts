// Specification: §7.8
import { describe, expect, it } from 'vitest';
import { foreignTowns } from './foreign-town-list.domain.ts';
import { findForeignTown, insertForeign } from './foreign-towns.domain.ts';

describe('findForeignTown', () => {
  it.each([
    ['Genève', 'Genève', true],
    ['geneve', 'Genève', true],
    ['Genève (hors de France)', 'Genève', true],
    ['Genève, Suisse', 'Genève', true],
    ['London', 'London', true],
    ['Londres', 'Londres', true],
    ['Londr', 'Londres', false],
    ['Bruxelle', 'Bruxelles', false],
    ['l’Hospitalet de Llobregat', "L'Hospitalet de Llobregat", true],
    ['Bar', undefined, undefined],
    ['Valence (26)', undefined, undefined],
    ['?!', undefined, undefined],
    ['', undefined, undefined],
  ])('finds "%s" as %s (whole name: %s)', (text, name, isWhole) => {
    const found = findForeignTown(text);
    expect([found?.place.name, found?.isWhole]).toEqual([name, isWhole]);
  });

  it('answers a disabled place without a position, with one id for all names of a town', () => {
    expect(findForeignTown('London')?.place).toEqual({
      id: findForeignTown('Londres')?.place.id,
      kind: 'foreign',
      name: 'London',
      fullName: 'London',
      position: null,
      postalCode: null,
      isApproximate: false,
      disabled: true,
      matchedName: null,
    });
  });
});

it('foreignTowns has several hundred towns, each without a blank name', () => {
  expect(foreignTowns.length).toBeGreaterThan(300);
  expect(foreignTowns.flat().filter((name) => name === '' || name !== name.trim())).toEqual([]);
});

it.each<[string, number[], (string | number)[]]>([
  ['London', [], ['London']],
  ['Londr', [], ['Londres']],
  ['Londr', [3], [3]],
  ['London', [3.7, 3.6], [3.7, 'London', 3.6]],
  ['Valence', [11.8, 9.3, 3], [11.8, 9.3, 'Valence', 3]],
])('insertForeign places "%s" among the scores %j as %j', (text, scores, expected) => {
  const place = findForeignTown(text)?.place;
  if (place === undefined) throw new Error(`${text} is in no table`);
  const ranked = scores.map((score) => ({ place: { ...place, name: String(score) }, score }));
  const names = insertForeign(ranked, findForeignTown(text)).map(({ name }) => name);
  expect(names).toEqual(expected.map(String));
});
