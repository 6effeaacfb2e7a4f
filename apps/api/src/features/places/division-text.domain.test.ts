// Specification: §7.8
import { expect, it } from 'vitest';
import { readDivisionText } from './division-text.domain.ts';

it.each([
  ['Indre-et-Loire', 'indre et loire', null],
  ['CÔTES D’ARMOR', 'cotes d armor', null],
  ['l’Hérault', 'herault', null],
  ['La Réunion', 'reunion', null],
  ['Le Loiret', 'loiret', null],
  ['département de l’Indre', 'indre', null],
  ['Région des Pays de la Loire', 'pays de la loire', null],
  ['Indre-et-Loire (département)', 'indre et loire', null],
  ['Indre-et-Loire (37)', 'indre et loire', '37'],
  ['37', '', '37'],
  ['2a', '', '2A'],
  ['département 971', '', '971'],
  ['37000', '37000', null],
  ['la', 'la', null],
])('readDivisionText reads "%s" as the name "%s" and the number %s', (text, name, number) => {
  expect(readDivisionText(text)).toEqual({ name, number });
});

it('readDivisionText returns undefined for a text without letters or digits', () => {
  expect(readDivisionText('?!')).toBeUndefined();
});
