import { expect, it } from 'vitest';
import { formatSince } from './event-age.fr.ts';

it.each([
  [-5000, 'à l’instant'],
  [59_999, 'à l’instant'],
  [60_000, 'il y a 1 minute'],
  [3_599_999, 'il y a 59 minutes'],
  [7_200_000, 'il y a 2 heures'],
  [86_400_000, 'hier'],
  [40 * 86_400_000, 'il y a 40 jours'],
])('formatSince formats an age of %d ms as "%s"', (ms, text) => {
  expect(formatSince(ms).replace(/\s/g, ' ')).toBe(text);
});
