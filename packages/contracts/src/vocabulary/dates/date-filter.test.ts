// Specification: §5.1
import { describe, expect, it } from 'vitest';
import { formatDateFilter, parseDateFilter } from './date-filter.ts';

describe('parseDateFilter', () => {
  it.each([
    ['2026-06-13', '2026-06-13', '2026-06-13'],
    ['2026-06-13_2026-06-14', '2026-06-13', '2026-06-14'],
    ['2026-06-14_2026-06-13', '2026-06-13', '2026-06-14'],
    ['2028-02-29', '2028-02-29', '2028-02-29'],
    ['2026-01-01_2027-01-02', '2026-01-01', '2027-01-02'],
    ['1900-01-01_2100-12-31', '1900-01-01', '2100-12-31'], // the longest
  ])('reads %s as the range %s to %s', (text, start, end) => {
    expect(parseDateFilter(text)).toEqual({ start, end });
  });

  it.each([
    '',
    '_',
    'today',
    'no-date',
    '2026-6-13',
    '0000-01-01',
    '2101-01-01',
    '2026-02-29',
    '2026-13-01',
    '2026-06-31',
    '13/06/2026',
    '2026-06-13T10:00',
    '2026-06-13_',
    '_2026-06-13',
    '2026-06-13_x',
    '2026-06-13_2026-06-14_2026-06-15',
    ' 2026-06-13',
    '2026-01-01_2101-01-01',
  ])('returns undefined for %j', (text) => {
    expect(parseDateFilter(text)).toBeUndefined();
  });

  it.each(['2026-06-13', '2026-06-13_2026-06-14'])(
    'reads %s as a range that formatDateFilter writes as the same text',
    (text) => {
      const range = parseDateFilter(text);
      expect(range && formatDateFilter(range)).toBe(text);
    },
  );
});
