import { expect, it } from 'vitest';
import { afterColon } from './after-colon.ts';

it.each([
  ['Date, par exemple 30/06/2026', 'date, par exemple 30/06/2026'],
  ['Âge en années', 'âge en années'],
  [
    'L’altitude minimale dépasse l’altitude maximale',
    'l’altitude minimale dépasse l’altitude maximale',
  ],
  ['JPEG, PNG ou WebP', 'JPEG, PNG ou WebP'],
  ['', ''],
])('writes « %s » after a colon as « %s »', (sentence, written) =>
  expect(afterColon(sentence)).toBe(written),
);
