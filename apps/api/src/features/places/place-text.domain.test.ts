// Specification: §7.8
import { expect, it } from 'vitest';
import {
  readPlaceText,
  readPlaceWithArea,
  readPlaceWithDepartment,
  swapNeighbours,
} from './place-text.domain.ts';
import { allowedSlips, countSlips, rankByTypo } from './typo.domain.ts';

it.each([
  ['tours', 'tours'],
  ['  St-Pierre ', 'saint Pierre'],
  ['ste.maure', 'sainte maure'],
  ['Steenvoorde', 'Steenvoorde'],
  ['stains', 'stains'],
  ['St-Cyr s/Loire', 'saint Cyr sur Loire'],
  ['bourg st andeol', 'bourg saint andeol'],
  ['est', 'est'],
])('readPlaceText reads %s with the preferred spelling %s', (text, expected) => {
  expect(readPlaceText(text).spellings[0]).toBe(expected);
});

it.each([
  ['37000', '37000'],
  ['37 000', '37000'],
  ['37', '37'],
  ['3', null],
  ['370000', null],
])('readPlaceText reads the postcode of "%s" as %s (null: none)', (text, expected) => {
  expect(readPlaceText(text).postalCode).toBe(expected);
});

it.each([
  ['saint denis 93', 'saint denis', '93'],
  ['37000 Tours', 'Tours', '37000'],
  ['Tours (37), Indre-et-Loire', 'Tours', '37'],
  ['Porto-Vecchio (2a)', 'Porto-Vecchio', '2A'],
])('readPlaceWithArea reads %s as the name %s in the area %s', (text, name, area) => {
  expect(readPlaceWithArea(text)).toMatchObject({
    spellings: expect.arrayContaining([name]),
    area,
  });
});

it('readPlaceWithArea returns undefined without both a name and an area; readPlaceText finds no spelling in "?!"', () => {
  expect(readPlaceWithArea('tours')).toBeUndefined();
  expect(readPlaceWithArea('93')).toBeUndefined();
  expect(readPlaceText('?!').spellings).toEqual([]);
});

it.each([
  ['Vienne, Isère', 'Vienne', 'isere'],
  ['st-denis (Seine-Saint-Denis)', 'saint denis', 'seine saint denis'],
  ['Valence (Drô', 'Valence', 'dro'],
])(
  'readPlaceWithDepartment reads %s as the name %s in the department %s',
  (text, name, department) => {
    const read = readPlaceWithDepartment(text);
    expect([read?.spellings[0], read?.department]).toEqual([name, department]);
  },
);

it.each(['Vienne', 'Vienne,', 'Vienne (', ', Isère', '(Isère)', 'Tours (37), Indre-et-Loire', ''])(
  'readPlaceWithDepartment returns undefined for "%s", which has a digit or lacks a name',
  (text) => expect(readPlaceWithDepartment(text)).toBeUndefined(),
);

it('swapNeighbours swaps every two neighbouring letters once, and skips equal ones', () => {
  expect(swapNeighbours('abc')).toEqual(['bac', 'acb']);
  expect(swapNeighbours('aab')).toEqual(['aba']);
});

it.each([
  ['tours', 'tours', 0, 0],
  ['torus', 'tours', 1, 1],
  ['tpurs', 'tours', 1, 1],
  ['tors', 'tours', 1, 1],
  ['tourss', 'tours', 1, 1],
  ['orl', 'orleans', 0, 4],
  ['', 'tours', 0, 5],
  ['', '', 0, 0],
])(
  'countSlips of "%s" and "%s": edit distance %i to the best prefix, %i to the whole name',
  (typed, name, start, whole) => {
    expect(countSlips(typed, name)).toEqual({ start, whole });
  },
);

it('allowedSlips is an edit distance of 0, 1, 2 and 3 for texts of 3, 4, 8 and 13 letters', () => {
  expect(['abc', 'abcd', 'abcdefgh', 'abcdefghijklm'].map(allowedSlips)).toEqual([0, 1, 2, 3]);
});

it.each([
  ['parsi', ['paris']],
  ['monpelier', ['montpellier', 'montelier']],
  ['perpinian', ['perpignan']],
  ['luzile', ['luzille']],
  ['geneve', []],
  ['madrid', []],
  ['lausanne', []],
  ['amsterdam', []],
])(
  'rankByTypo finds for "%s" the towns %j: fewer slips and more inhabitants first, no far-fetched village',
  (typed, expected) => {
    const names = [
      { search: 'parsac', population: 600 },
      { search: 'paris', population: 2_000_000 },
      { search: 'montelier', population: 4300 },
      { search: 'montpellier', population: 310_000 },
      { search: 'perpignan', population: 121_000 },
      { search: 'luzille', population: 900 },
      { search: 'genevrey', population: 240 },
      { search: 'madriat', population: 130 },
      { search: 'laussonne', population: 1000 },
    ];
    expect(rankByTypo(typed, names).map(({ search }) => search)).toEqual(expected);
  },
);
