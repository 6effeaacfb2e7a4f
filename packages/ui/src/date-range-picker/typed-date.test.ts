// Specification: §5.9
import { describe, expect, it } from 'vitest';
import { dateSeparator, formatTyped, keepTyped, parseTyped } from './typed-date.ts';

describe('§5 "typed input accepts only digits and the locale separator"', () => {
  it.each(['fr', 'en'] as const)('the separator of %s is a slash', (locale) =>
    expect(dateSeparator(locale)).toBe('/'),
  );

  it.each([
    ['14/06/2025', '14/06/2025'],
    ['14-06-2025', '14062025'],
    ['14.06.2025', '14062025'],
    ['14 juin 2025', '142025'],
    ['le 1/6', '1/6'],
    ['١٤', ''],
    ['abc', ''],
    ['', ''],
  ])('keepTyped turns "%s" into "%s"', (text, expected) => {
    expect(keepTyped(text, 'fr')).toBe(expected);
    expect(keepTyped(text, 'en')).toBe(expected);
  });
});

describe('parseTyped', () => {
  it.each([
    ['14/06/2025', '2025-06-14'],
    ['1/6/2025', '2025-06-01'],
    ['14/06/25', '2025-06-14'],
    ['14062025', '2025-06-14'],
    ['140625', '2025-06-14'],
    ['29/02/2024', '2024-02-29'],
    ['01/01/1900', '1900-01-01'],
    ['31/12/2100', '2100-12-31'],
    ['01/01/1850', '1850-01-01'],
  ])('parses "%s" as %s', (text, expected) => {
    expect(parseTyped(text, 'fr', '2025-06-12')).toBe(expected);
    expect(parseTyped(text, 'en', '2025-06-12')).toBe(expected);
  });

  it.each([
    ['25', '2025-06-12', '2025'],
    ['74', '2025-06-12', '2074'],
    ['76', '2025-06-12', '1976'],
    ['99', '2025-06-12', '1999'],
    ['01', '2098-06-12', '2101'],
    ['00', '2025-06-12', '2000'],
  ])('reads a two-digit year as the nearest one: %s near %s is %s', (typed, near, year) =>
    expect(parseTyped(`01/02/${typed}`, 'fr', near)).toBe(`${year}-02-01`),
  );

  it.each([
    '',
    '/',
    '14',
    '14/06',
    '14/06/',
    '14/06/202',
    '14/06/20250',
    '31/02/2025',
    '29/02/2025',
    '00/06/2025',
    '14/13/2025',
    '1462025',
    '//2025',
  ])('returns undefined for "%s"', (text) =>
    expect(parseTyped(text, 'fr', '2025-06-12')).toBeUndefined(),
  );

  it('reads back what formatTyped writes in French; formatTyped writes 04/06/2025 in both languages', () => {
    for (const day of ['2025-06-14', '2024-02-29', '1900-01-01', '2100-12-31', '2025-03-30'])
      expect(parseTyped(formatTyped(day, 'fr'), 'fr', day)).toBe(day);
    expect(formatTyped('2025-06-04', 'fr')).toBe('04/06/2025');
    expect(formatTyped('2025-06-04', 'en')).toBe('04/06/2025');
  });
});
