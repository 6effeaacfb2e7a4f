import { expect, it } from 'vitest';
import { withFrenchLabel } from './feature-label.fr.ts';

it.each([
  ['A la campagne', 'À la campagne'],
  ["A l'italienne", 'À l’italienne'],
  ['Aire de jeux', 'Aire de jeux'],
  ['Lecteur dvd', 'Lecteur DVD'],
  ['Eurocard - mastercard', 'Eurocard – Mastercard'],
  ['American express', 'American Express'],
  ['Vtt', 'VTT'],
  ['Equitation', 'Équitation'],
  ['Volailles - oeufs', 'Volailles – œufs'],
  ["Bord de lac ou de plan d'eau", 'Bord de lac ou de plan d’eau'],
  ['constructor', 'constructor'],
  ['', ''],
])('withFrenchLabel writes %j as %j, also when applied again', (label, written) => {
  expect(withFrenchLabel(label)).toBe(written);
  expect(withFrenchLabel(written)).toBe(written);
});
