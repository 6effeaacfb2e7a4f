// Specification: §12.12
import { expect, it } from 'vitest';
import {
  formatEventCount,
  formatImportCounts,
  formatLineCount,
  formatPhotoCount,
} from './import-counts.fr.ts';

const nothing = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

it.each([
  [
    { created: 23, updated: 4, unchanged: 0, skipped: 2 },
    '23 créés, 4 mis à jour, 2 ignorés (réattribués)',
  ],
  [
    { created: 1, updated: 1, unchanged: 1, skipped: 1 },
    '1 créé, 1 mis à jour, 1 inchangé, 1 ignoré (réattribué)',
  ],
  [{ ...nothing, unchanged: 1970 }, '1 970 inchangés'],
  [nothing, 'rien à changer'],
])('formatImportCounts formats %o as "%s"', (counts, sentence) =>
  expect(spaced(formatImportCounts(counts))).toBe(sentence),
);

it('formatEventCount uses the singular for 0 and 1; formatLineCount and formatPhotoCount put a no-break space before the noun', () => {
  expect([0, 1, 27, 100_000].map((count) => spaced(formatEventCount(count)))).toEqual([
    '0 événement',
    '1 événement',
    '27 événements',
    '100 000 événements',
  ]);
  expect(formatLineCount(30)).toBe('30\u00a0lignes');
  expect(formatPhotoCount(1)).toBe('1\u00a0photo');
});
