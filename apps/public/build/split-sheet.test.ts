import { expect, it } from 'vitest';
import { findMisplaced, takeRules } from './split-sheet.ts';

const isCore = (names: string): boolean => !names.includes('rest');
const isRest = (names: string): boolean => !isCore(names);

it.each([
  ['a class', '.core{a:b}.rest{a:b}', '.core{a:b}', '.rest{a:b}'],
  [
    'rules without a class',
    '@font-face{font-family:f}:root{--a:b}.rest{a:b}',
    '@font-face{font-family:f}:root{--a:b}',
    '.rest{a:b}',
  ],
  ['rules merged for several classes', '.core,.rest>.x,.y{a:b}', '.core,.y{a:b}', '.rest>.x{a:b}'],
  ['a comma within brackets', ':is(.core,.rest) b,c{a:b}', 'c{a:b}', ':is(.core,.rest) b{a:b}'],
  [
    'a condition',
    '@media (x){.core{a:b}.rest{c:d}}@media (y){.rest{e:f}}',
    '@media (x){.core{a:b}}',
    '@media (x){.rest{c:d}}@media (y){.rest{e:f}}',
  ],
  [
    'an animation',
    '@keyframes core{to{a:b}}@keyframes rest{to{c:d}}',
    '@keyframes core{to{a:b}}',
    '@keyframes rest{to{c:d}}',
  ],
])(
  'takeRules returns only the rules of the wanted part, core or rest: %s',
  (_what, css, core, rest) => {
    expect(takeRules(css, isCore)).toBe(core);
    expect(takeRules(css, isRest)).toBe(rest);
  },
);

it.each([
  [
    'nothing when the core comes first',
    '.core{a:b}@keyframes rest{to{a:b}}@media (x){.core{a:b}}.rest{a:b}',
    undefined,
  ],
  ['nothing in rules without a class', '.rest{a:b}:root{--a:b}', undefined],
  ['nothing in the steps of an animation', '.rest{a:b}@keyframes core{0.5%{a:b}}', undefined],
  [
    'the first core class after another part',
    '.core{a:b}.rest{a:b}@media (x){.core b{a:b}}.core i{a:b}',
    '.core b',
  ],
])(
  'findMisplaced, looking for core selectors after those of another part, finds %s',
  (_what, css, found) => {
    expect(findMisplaced(css, isCore)).toBe(found);
  },
);
