import { describe, expect, it } from 'vitest';
import { dayOf, firstDayAsked, isoDayOf, parisWallTime, timeOf, weekdayOf } from './calendar.ts';

describe('the calendar', () => {
  it('computes the day after 29 February, the time of minute 1170, and the weekday of a Saturday', () => {
    expect(isoDayOf(dayOf('2028-02-29') + 1)).toBe('2028-03-01');
    expect(timeOf(1170)).toBe('19:30:00');
    expect(weekdayOf(dayOf('2026-11-21'))).toBe(6);
  });

  it('returns Paris local time on both sides of a clock change', () => {
    expect(parisWallTime(new Date('2026-03-29T00:30:00Z'))).toEqual({
      day: dayOf('2026-03-29'),
      minute: 90,
      second: 0,
    });
    expect(parisWallTime(new Date('2026-03-29T01:30:10Z'))).toEqual({
      day: dayOf('2026-03-29'),
      minute: 210,
      second: 10,
    });
  });

  it('starts a search without a date at the day before until 04:59, and at the day itself from 05:00', () => {
    expect(firstDayAsked({ day: 100, minute: 299, second: 59 })).toBe(99);
    expect(firstDayAsked({ day: 100, minute: 300, second: 0 })).toBe(100);
  });
});
