// Specification: §2.26
import { describe, expect, it } from 'vitest';
import { datesToShow, nextOf, type Period } from './event-times.ts';

const period = (
  startDate: string,
  isPast: boolean,
  liveState: Period['liveState'] = 'scheduled',
) => ({
  startDate,
  endDate: startDate,
  startTime: null,
  endTime: null,
  isPast,
  liveState,
  movedFrom: null,
  note: null,
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

it('issue 16 "one date cancelled": nextOf returns the first date that takes place, a full one included, or the first one when none does', () => {
  const [cancelled, postponed, full] = [
    period('2026-06-14', false, 'cancelled'),
    period('2026-06-15', false, 'postponed'),
    period('2026-06-16', false, 'full'),
  ];
  expect(nextOf([cancelled, postponed, full])).toBe(full);
  expect(nextOf([cancelled, postponed])).toBe(cancelled);
  expect(nextOf([])).toBeUndefined();
});
