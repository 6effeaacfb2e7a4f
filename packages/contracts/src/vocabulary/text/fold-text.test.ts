import { expect, it } from 'vitest';
import { foldText, foldWords } from './fold-text.ts';

it.each([
  ['', '', ''],
  ['Été', 'ete', 'ete'],
  ['E\u0301te\u0301', 'ete', 'ete'],
  ['ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸÑ', 'aaaceeeeiioouuuyn', 'aaaceeeeiioouuuyn'],
  ['Cœur, ŒUVRE', 'coeur, oeuvre', 'coeur-oeuvre'],
  ['Ægir et Lætitia', 'aegir et laetitia', 'aegir-et-laetitia'],
  ['Straße', 'strasse', 'strasse'],
  ['İstanbul', 'istanbul', 'istanbul'],
  ['L’Haÿ-les-Roses (94)', 'l’hay-les-roses (94)', 'l-hay-les-roses-94'],
  ['  trop   d’espaces\u00a0! ', '  trop   d’espaces\u00a0! ', 'trop-d-espaces'],
  ['100 % œ_\\', '100 % oe_\\', '100-oe'],
  ['日本 🎈', '日本 🎈', ''],
])('foldText folds %j to %j, foldWords to %j', (text, folded, words) => {
  expect(foldText(text)).toBe(folded);
  expect(foldWords(text, '-')).toBe(words);
  expect(foldWords(text)).toBe(words.replaceAll('-', ' '));
});
