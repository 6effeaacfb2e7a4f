import { expect, it } from 'vitest';
import { formatInstant as inEnglish } from './instant.en.ts';
import { formatInstant } from './instant.fr.ts';

it.each([
  ['2026-06-10T10:04:00Z', '10 juin 2026 à 12\u00a0h\u00a004', '10 June 2026 at 12:04\u00a0pm'],
  ['2026-12-31T23:00:00Z', '1er janvier 2027 à 0\u00a0h', '1 January 2027 at 12\u00a0am'],
])('formatInstant writes %s in Paris time as "%s" or "%s"', (instant, french, english) => {
  expect(formatInstant(new Date(instant))).toBe(french);
  expect(inEnglish(new Date(instant))).toBe(english);
});
