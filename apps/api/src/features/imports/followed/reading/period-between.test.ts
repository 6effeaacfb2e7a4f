import { describe, expect, it } from 'vitest';
import { toPeriods } from '../../mapping/periods.ts';
import { periodBetween } from './period-between.ts';

const moment = (text: string) => {
  const [date = '', time] = text.split(' ');
  return { date, time };
};

describe('the period', () => {
  it.each([
    ['2026-07-14 20:30:00', '2026-07-14 23:00:00', '2026-07-14', '20:30:00', '23:00:00'],
    ['2026-07-14 20:30:00', '2026-07-15 02:00:00', '2026-07-15', '20:30:00', '02:00:00'],
    ['2026-07-14 20:30:00', '2026-07-15 00:00:00', '2026-07-14', '20:30:00', '00:00:00'],
    ['2026-07-14 00:00:00', '2026-07-15 00:00:00', '2026-07-14', null, null],
    ['2026-07-14 00:00:00', '2026-07-16 00:00:00', '2026-07-15', null, null],
    ['2026-07-14 20:30:00', '2026-07-16 00:00:00', '2026-07-15', null, null],
    ['2026-07-14 20:30:00', '2026-07-16 10:00:00', '2026-07-16', null, null],
    ['2026-07-14 20:30:00', '2026-07-14', '2026-07-14', '20:30:00', null],
    ['2026-07-14 20:30:00', '2026-07-15', '2026-07-15', null, null],
    ['2026-07-14', '2026-07-15', '2026-07-15', null, null],
    ['2026-07-14', '2026-07-15 00:00:00', '2026-07-14', null, null],
  ])(
    'from %s to %s ends on %s, with the hours %s and %s',
    (from, to, endDate, startTime, endTime) => {
      const { periods } = toPeriods([periodBetween(moment(from), moment(to))], 'dates');
      expect(periods).toEqual([{ startDate: '2026-07-14', endDate, startTime, endTime }]);
    },
  );

  it('without an end has only its start', () => {
    expect(periodBetween(moment('2026-07-14 20:30:00'), undefined)).toEqual({
      startDate: '2026-07-14',
      endDate: '2026-07-14',
      startTime: '20:30:00',
    });
  });

  it('whose end is no day or before its start is left to the rules of periods', () => {
    for (const end of ['2026-02-31 00:00:00', '2026-07-13 20:00:00'])
      expect(periodBetween(moment('2026-07-14 20:30:00'), moment(end)).endDate).toBe(
        end.slice(0, 10),
      );
    expect(periodBetween(moment('2026-07-14 20:30:00'), moment('2026-99-99 00:00:00'))).toEqual({
      startDate: '2026-07-14',
      endDate: '2026-99-99',
      startTime: '20:30:00',
      endTime: '00:00:00',
    });
  });
});
