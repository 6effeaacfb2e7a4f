// Specification: §2.29, §9.3, §9.4
import { formatTime } from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import { describe, expect, it } from 'vitest';
import { formatCardDate, formatSpan } from './card-date.fr.ts';
import {
  formatDayHeader,
  formatInstantDay,
  formatLongDay,
  formatPlainDay,
  formatShortDay,
} from './day.fr.ts';
import { formatDistance, formatKilometres, formatLength, formatMetres } from './distance.fr.ts';
import { formatDuration } from './duration.fr.ts';
import { formatCardPrice, formatCents, formatPriceRange } from './price.fr.ts';
import { formatHours } from './time.fr.ts';

const today = '2025-06-12';
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('the French date line of a card', () => {
  it.each([
    ['2025-06-14', null, '20:30:00', 'sam. 14 juin · 20 h 30'],
    ['2025-06-14', '2025-06-14', '20:00:00', 'sam. 14 juin · 20 h'],
    ['2025-06-14', '2025-06-14', null, 'sam. 14 juin'],
    ['2025-06-14', '2025-06-13', null, 'sam. 14 juin'],
    ['2025-08-01', null, null, 'ven. 1er août'],
    ['2026-01-03', null, '09:05:00', 'sam. 3 janvier 2026 · 9 h 05'],
    ['2025-06-12', '2025-08-30', null, 'Jusqu’au 30 août'],
    ['2025-01-01', '2026-02-01', '10:00:00', 'Jusqu’au 1er février 2026'],
    ['2025-06-13', '2025-06-15', '10:00:00', 'Du 13 au 15 juin'],
    ['2025-07-01', '2025-07-15', null, 'Du 1er au 15 juillet'],
    ['2025-06-28', '2025-07-03', null, 'Du 28 juin au 3 juillet'],
    ['2025-12-30', '2026-01-02', null, 'Du 30 décembre au 2 janvier 2026'],
    ['2027-09-18', '2027-10-02', null, 'Du 18 septembre au 2 octobre 2027'],
    ['2026-12-30', '2027-01-02', null, 'Du 30 décembre 2026 au 2 janvier 2027'],
    [null, null, null, undefined],
  ])('formats %s to %s at %s as "%s"', (startDate, endDate, poiTime, expected) => {
    expect(plain(formatCardDate({ startDate, endDate, poiTime }, today))).toBe(expected);
  });

  it('formats a selected range of one day as that day', () =>
    expect(formatSpan('2025-06-14', '2025-06-14', today)).toBe('sam. 14 juin'));
});

describe('French days', () => {
  it.each([
    [formatShortDay('2025-06-14', today), 'sam. 14 juin'],
    [formatPlainDay('2031-06-14', today), '14 juin 2031'],
    [formatLongDay('2025-06-14'), 'samedi 14 juin 2025'],
    [formatDayHeader('2025-06-13', today), 'Vendredi 13 juin'],
    [formatDayHeader('2026-03-29', today), 'Dimanche 29 mars 2026'],
    // 23:30 in UTC is already the next day in Paris, in summer and in winter.
    [formatInstantDay(new Date('2025-06-13T23:30:00Z')), '14 juin 2025'],
    [formatInstantDay(new Date('2025-12-31T23:30:00Z')), '1er janvier 2026'],
  ])('formats a day as "%s"', (text, expected) => expect(text).toBe(expected));
});

describe('French times', () => {
  it.each([
    ['20:30:00', '20\u00a0h\u00a030'],
    ['09:05', '9\u00a0h\u00a005'],
    ['00:00:00', '0\u00a0h'],
  ])('formats %s as %s', (time, expected) => expect(formatTime(time)).toBe(expected));
  it.each(['', '24:00', '9:00', '20h30'])('formatTime throws for "%s"', (time) =>
    expect(() => formatTime(time)).toThrow(TypeError),
  );
  it.each([
    ['20:30:00', '22:00:00', 'de 20 h 30 à 22 h'],
    ['20:30:00', null, 'à 20 h 30'],
    ['20:30:00', '20:30:00', 'à 20 h 30'],
    [null, '22:00:00', undefined],
  ])('formats the hours %s to %s as "%s"', (start, end, expected) =>
    expect(plain(formatHours(start, end))).toBe(expected),
  );
});

describe('French distances: 0 decimals above 1 km, otherwise at most 1', () => {
  it.each([
    [0, '0 km'],
    [840, '0,8 km'],
    [1000, '1 km'],
    [1400, '1 km'],
    [1600, '2 km'],
    [29_700, '30 km'],
    [1_234_000, '1 234 km'],
  ])('formats %i m as %s', (metres, expected) =>
    expect(plain(formatDistance(metres))).toBe(expected),
  );
  it('formats a radius of 30 km and a height of 1,250 m', () =>
    expect([formatKilometres(30), formatMetres(1250)].map(plain)).toEqual(['30 km', '1 250 m']));
  it('formats a length of a tour in metres below 1 km, else in km with at most 1 decimal', () =>
    expect([200, 1000, 3440].map(formatLength).map(plain)).toEqual(['200 m', '1 km', '3,4 km']));
});

describe('French prices', () => {
  it.each([
    [0, '0 €'],
    [800, '8 €'],
    [1250, '12,50 €'],
    [1_000_000, '10 000 €'],
  ])('formats %i cents as %s', (cents, expected) =>
    expect(plain(formatCents(cents))).toBe(expected),
  );
  it.each([
    [true, null, null, 'Gratuit'],
    [true, 500, 500, 'Gratuit'],
    [false, 800, null, 'à partir de 8 €'],
    [false, 800, 1500, 'à partir de 8 €'],
    [false, 1500, 1500, '15 €'],
    [false, null, null, undefined],
  ])(
    'formats the price of a card with isFree %s, from %s to %s cents, as "%s"',
    (isFree, minPriceCents, maxPriceCents, expected) =>
      expect(plain(formatCardPrice({ isFree, minPriceCents, maxPriceCents }))).toBe(expected),
  );
  it.each([
    [1200, 1200, '12 €'],
    [800, 1200, 'de 8 € à 12 €'],
    [800, null, 'à partir de 8 €'],
    [null, 1200, 'jusqu’à 12 €'],
    [0, 0, 'Gratuit'],
    [0, null, 'Gratuit'],
    [null, null, undefined],
  ])('formats the price range %s to %s cents as "%s"', (min, max, expected) =>
    expect(plain(formatPriceRange(min, max))).toBe(expected),
  );
});

describe('French durations', () => {
  it.each([
    [45, '45 min'],
    [120, '2 h'],
    [150, '2 h 30'],
    [65, '1 h 05'],
  ])('formats %i minutes as %s', (minutes, expected) =>
    expect(plain(formatDuration(minutes))).toBe(expected),
  );
});
