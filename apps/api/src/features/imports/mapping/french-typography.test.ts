import { expect, it } from 'vitest';
import { withFrenchTypography } from './french-typography.ts';

it.each([
  ["L'été à l'étang", 'L’été à l’étang'],
  ['Récital Bach :Sigiswald', 'Récital Bach\u00a0: Sigiswald'],
  ['Bach: deux suites', 'Bach\u00a0: deux suites'],
  ['En avant !', 'En avant\u00a0!'],
  ['Vraiment?!', 'Vraiment\u00a0?!'],
  ['Le bal "des oiseaux"', 'Le bal «\u00a0des oiseaux\u00a0»'],
  ['Le bal «des oiseaux»', 'Le bal «\u00a0des oiseaux\u00a0»'],
  ['Et puis...', 'Et puis…'],
  ['Concert à 20:30', 'Concert à 20:30'],
  ['Atelier parent(s)-enfant', 'Atelier parent(s)-enfant'],
  ['https://parages.example/?a=1', 'https://parages.example/?a=1'],
  ['6" de vinyle', '6" de vinyle'],
  ['Vinyles 7" et 12"', 'Vinyles 7" et 12"'],
])('writes the title %j as %j, and leaves the result as it is', (title, written) => {
  expect(withFrenchTypography(title)).toBe(written);
  expect(withFrenchTypography(written)).toBe(written);
});
