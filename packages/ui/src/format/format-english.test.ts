// Specification: §2.50, §9.4
import { describe, expect, it } from 'vitest';
import { formatCardDate, formatSpan } from './card-date.en.ts';
import {
  formatDayHeader,
  formatInstantDay,
  formatLongDay,
  formatPlainDay,
  formatShortDay,
} from './day.en.ts';
import { formatDistance, formatKilometres, formatMetres } from './distance.en.ts';
import { formatDuration } from './duration.en.ts';
import { formatCount } from './number.en.ts';
import { formatCardPrice, formatCents, formatPriceRange } from './price.en.ts';
import { formatHours, formatTime } from './time.en.ts';

const today = '2025-06-12';
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('the English date line of a card', () => {
  it.each([
    ['2025-06-14', null, '20:30:00', 'Sat 14 June · 8:30 pm'],
    ['2025-06-14', '2025-06-14', null, 'Sat 14 June'],
    ['2026-01-03', null, '09:05:00', 'Sat 3 January 2026 · 9:05 am'],
    ['2025-06-12', '2025-08-30', null, 'Until 30 August'],
    ['2025-06-13', '2025-06-15', '10:00:00', '13 to 15 June'],
    ['2025-06-28', '2025-07-03', null, '28 June to 3 July'],
    ['2025-12-30', '2026-01-02', null, '30 December to 2 January 2026'],
    ['2027-09-18', '2027-10-02', null, '18 September to 2 October 2027'],
    ['2026-12-30', '2027-01-02', null, '30 December 2026 to 2 January 2027'],
    [null, null, null, undefined],
  ])('formats %s to %s at %s as "%s"', (startDate, endDate, poiTime, expected) => {
    expect(plain(formatCardDate({ startDate, endDate, poiTime }, today))).toBe(expected);
  });
  it('formats a selected range of one day as that day', () =>
    expect(formatSpan('2025-06-14', '2025-06-14', today)).toBe('Sat 14 June'));
});

it('formats days and the Paris day of an instant in English', () => {
  expect([
    formatShortDay('2025-06-14', today),
    formatPlainDay('2031-06-14', today),
    formatLongDay('2025-06-14'),
    formatDayHeader('2025-06-13', today),
    formatDayHeader('2026-03-29', today),
    formatInstantDay(new Date('2025-12-31T23:30:00Z')),
  ]).toEqual([
    'Sat 14 June',
    '14 June 2031',
    'Saturday 14 June 2025',
    'Friday 13 June',
    'Sunday 29 March 2026',
    '1 January 2026',
  ]);
});

it('formats times and spans of hours in English, and throws for 24:00', () => {
  expect(
    ['20:30:00', '09:05', '00:00:00', '12:00', '12:15'].map((time) => plain(formatTime(time))),
  ).toEqual(['8:30 pm', '9:05 am', '12 am', '12 pm', '12:15 pm']);
  expect(plain(formatHours('20:30:00', '22:00:00'))).toBe('from 8:30 pm to 10 pm');
  expect(plain(formatHours('20:30:00', null))).toBe('at 8:30 pm');
  expect(formatHours(null, '22:00')).toBeUndefined();
  expect(() => formatTime('24:00')).toThrow(TypeError);
});

it('formats English distances with 0 decimals above 1 km, else at most 1; radii and altitudes', () => {
  expect([0, 840, 1000, 1600, 1_234_000].map((metres) => plain(formatDistance(metres)))).toEqual([
    '0 km',
    '0.8 km',
    '1 km',
    '2 km',
    '1,234 km',
  ]);
  expect([formatKilometres(30), formatMetres(1250)].map(plain)).toEqual(['30 km', '1,250 m']);
});

it('formats prices, counts and durations in English', () => {
  expect([0, 800, 1250, 1_000_000].map(formatCents)).toEqual(['€0', '€8', '€12.50', '€10,000']);
  expect([
    formatCardPrice({ isFree: true, minPriceCents: null, maxPriceCents: null }),
    formatCardPrice({ isFree: false, minPriceCents: 800, maxPriceCents: null }),
  ]).toEqual(['Free', 'from €8']);
  expect(
    formatCardPrice({ isFree: false, minPriceCents: null, maxPriceCents: null }),
  ).toBeUndefined();
  expect([
    formatPriceRange(1200, 1200),
    formatPriceRange(800, 1200),
    formatPriceRange(800, null),
    formatPriceRange(null, 1200),
    formatPriceRange(0, 0),
    formatPriceRange(null, null),
  ]).toEqual(['€12', '€8 to €12', 'from €8', 'up to €12', 'Free', undefined]);
  expect(formatCount(1250)).toBe('1,250');
  expect([45, 120, 150].map((minutes) => plain(formatDuration(minutes)))).toEqual([
    '45 min',
    '2 h',
    '2 h 30 min',
  ]);
});
