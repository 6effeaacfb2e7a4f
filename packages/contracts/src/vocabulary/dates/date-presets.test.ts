// Specification: §3.9, §5.3
import { describe, expect, it } from 'vitest';
import {
  countDays,
  findPreset,
  firstOpenDay,
  isDay,
  monthDays,
  parisDay,
  presetRange,
  shiftDay,
} from './date-presets.ts';

const at = (instant: string): Date => new Date(instant);
const weekend = (instant: string): string[] =>
  Object.values(presetRange('nextWeekend', at(instant)));

describe('parisDay, the calendar day in Paris', () => {
  it.each([
    ['2026-06-12T21:59:59Z', '2026-06-12'],
    ['2026-06-12T22:00:00Z', '2026-06-13'], // summer: two hours ahead
    ['2026-01-16T22:59:59Z', '2026-01-16'],
    ['2026-01-16T23:00:00Z', '2026-01-17'], // winter: one hour
    ['2026-03-28T22:59:59Z', '2026-03-28'], // winter time until the next night
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'], // a day of 23 hours
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T21:59:59Z', '2026-10-24'],
    ['2026-10-24T22:00:00Z', '2026-10-25'], // a day of 25 hours
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2027-12-31T23:00:00Z', '2028-01-01'],
    ['2026-06-13T11:30:00+14:00', '2026-06-12'], // offset of Kiribati (UTC+14)
    ['2026-06-12T11:30:00-12:00', '2026-06-13'],
  ])('at %s returns %s', (instant, day) => {
    expect(parisDay(at(instant))).toBe(day);
  });
});

describe('firstOpenDay, which is the day before until 05:00 in Paris', () => {
  it.each([
    ['2026-06-13T02:59:59Z', '2026-06-12'], // 04:59 in Paris
    ['2026-06-13T03:00:00Z', '2026-06-13'],
    ['2026-01-17T03:59:59Z', '2026-01-16'],
    ['2026-01-17T04:00:00Z', '2026-01-17'],
    ['2026-03-29T00:59:59Z', '2026-03-28'], // 01:59, a second before the clock jumps to 03:00
    ['2026-03-29T01:00:00Z', '2026-03-28'], // 03:00
    ['2026-03-29T02:59:59Z', '2026-03-28'],
    ['2026-03-29T03:00:00Z', '2026-03-29'],
    ['2026-10-25T00:30:00Z', '2026-10-24'], // 02:30 for the first time
    ['2026-10-25T01:30:00Z', '2026-10-24'], // 02:30 again
    ['2026-10-25T03:59:59Z', '2026-10-24'], // 04:59, in a night that is an hour longer
    ['2026-10-25T04:00:00Z', '2026-10-25'],
    ['2026-06-12T22:00:00Z', '2026-06-12'], // midnight
    ['2026-06-12T21:59:59Z', '2026-06-12'],
  ])('at %s returns %s', (instant, day) => {
    expect(firstOpenDay(at(instant))).toBe(day);
  });
});

describe('presetRange of nextWeekend', () => {
  it.each([
    ['2026-06-08T10:00:00Z', '2026-06-13', '2026-06-14'], // Monday
    ['2026-06-09T10:00:00Z', '2026-06-13', '2026-06-14'],
    ['2026-06-10T10:00:00Z', '2026-06-13', '2026-06-14'],
    ['2026-06-11T10:00:00Z', '2026-06-13', '2026-06-14'],
    ['2026-06-12T10:00:00Z', '2026-06-13', '2026-06-14'], // Friday
    ['2026-06-12T21:30:00Z', '2026-06-13', '2026-06-14'], // Friday 23:30 in Paris
    ['2026-06-12T23:30:00Z', '2026-06-13', '2026-06-14'], // Friday in UTC, Saturday 01:30 in Paris
    ['2026-01-16T23:30:00Z', '2026-01-17', '2026-01-18'], // Friday in UTC, Saturday 00:30 in Paris
    ['2026-06-13T10:00:00Z', '2026-06-13', '2026-06-14'], // Saturday: today and tomorrow
    ['2026-06-13T23:30:00Z', '2026-06-14', '2026-06-14'], // Sunday 01:30 in Paris: today only
    ['2026-06-14T10:00:00Z', '2026-06-14', '2026-06-14'], // Sunday
    ['2026-06-14T21:59:59Z', '2026-06-14', '2026-06-14'],
    ['2026-06-14T22:00:00Z', '2026-06-20', '2026-06-21'], // Monday 00:00 in Paris
    ['2026-03-27T23:30:00Z', '2026-03-28', '2026-03-29'], // the weekends of the two clock changes
    ['2026-03-29T00:30:00Z', '2026-03-29', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-04-04', '2026-04-05'],
    ['2026-10-23T23:30:00Z', '2026-10-24', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-31', '2026-11-01'],
    ['2027-12-31T12:00:00Z', '2028-01-01', '2028-01-02'],
  ])('at %s returns %s to %s', (instant, start, end) => {
    expect(weekend(instant)).toEqual([start, end]);
  });
});

describe('presetRange of today and of tomorrow', () => {
  it.each([
    ['2026-03-28T23:00:00Z', '2026-03-29', '2026-03-30'],
    ['2026-03-29T21:59:59Z', '2026-03-29', '2026-03-30'],
    ['2026-10-24T22:00:00Z', '2026-10-25', '2026-10-26'],
    ['2026-10-25T22:59:59Z', '2026-10-25', '2026-10-26'],
    ['2026-12-31T23:30:00Z', '2027-01-01', '2027-01-02'],
    ['2028-02-28T12:00:00Z', '2028-02-28', '2028-02-29'],
  ])('at %s returns %s and %s', (instant, today, tomorrow) => {
    expect(presetRange('today', at(instant))).toEqual({ start: today, end: today });
    expect(presetRange('tomorrow', at(instant))).toEqual({ start: tomorrow, end: tomorrow });
  });
});

describe('presetRange, firstOpenDay, shiftDay, countDays and isDay', () => {
  it.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata', 'Europe/Paris'])(
    'return the days of Paris when the time zone of the process is %s',
    (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      try {
        expect(weekend('2026-06-12T23:30:00Z')).toEqual(['2026-06-13', '2026-06-14']);
        expect(weekend('2026-03-29T00:30:00Z')).toEqual(['2026-03-29', '2026-03-29']);
        expect(firstOpenDay(at('2026-10-25T03:59:59Z'))).toBe('2026-10-24');
        expect([
          shiftDay('2026-03-28', 1),
          shiftDay('2026-10-25', 1),
          shiftDay('2026-10-26', -1),
        ]).toEqual(['2026-03-29', '2026-10-26', '2026-10-25']);
        expect(countDays({ start: '2026-03-01', end: '2026-03-31' })).toBe(31);
        expect(isDay('2026-03-29')).toBe(true);
      } finally {
        if (before === undefined) delete process.env.TZ;
        else process.env.TZ = before;
      }
    },
  );
});

it.each([
  ['2026-06', '2026-06-01', '2026-06-30'],
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2100-02', '2100-02-01', '2100-02-28'],
])('monthDays returns for %s the days %s to %s', (month, start, end) =>
  expect(monthDays(month)).toEqual({ start, end }),
);

describe('findPreset', () => {
  const now = at('2026-06-10T10:00:00Z');
  it.each([
    ['2026-06-10', '2026-06-10', 'today'],
    ['2026-06-11', '2026-06-11', 'tomorrow'],
    ['2026-06-13', '2026-06-14', 'nextWeekend'],
    ['2026-06-13', '2026-06-13', undefined],
  ])('on 10 June 2026, returns for %s to %s the preset %s', (start, end, preset) => {
    expect(findPreset({ start, end }, now)).toBe(preset);
  });

  it('returns today, not nextWeekend, for the current day when it is a Sunday', () => {
    expect(findPreset({ start: '2026-06-14', end: '2026-06-14' }, at('2026-06-14T10:00:00Z'))).toBe(
      'today',
    );
  });
});
