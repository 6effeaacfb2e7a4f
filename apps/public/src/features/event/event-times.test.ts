// Specification: §2.26
import { describe, expect, it } from 'vitest';
import { datesToShow } from './event-times.ts';

const period = (startDate: string, isPast: boolean) => ({
  startDate,
  endDate: startDate,
  startTime: null,
  endTime: null,
  isPast,
});

describe('datesToShow', () => {
  const periods = [
    period('2026-06-20', false),
    period('2026-06-01', true),
    period('2026-06-14', false),
  ];
  it('returns only the upcoming dates of an event that is not over, soonest first', () => {
    expect(datesToShow({ periods, isPast: false }).map(({ startDate }) => startDate)).toEqual([
      '2026-06-14',
      '2026-06-20',
    ]);
  });
  it('returns all dates once the event is over', () =>
    expect(datesToShow({ periods, isPast: true })).toHaveLength(3));
});
