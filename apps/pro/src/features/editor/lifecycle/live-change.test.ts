import { describe, expect, it } from 'vitest';
import { dateBodies, isComplete, type OrganiserDate } from './live-change.ts';

const target: OrganiserDate = {
  startDate: '2027-07-14',
  endDate: '2027-07-14',
  startTime: '20:30:00',
  endTime: null,
  liveState: 'full',
  movedFrom: null,
};
const start = { startDate: '2027-07-14', startTime: '20:30:00' };
const moved = (startDate: string, startTime: string | null) => ({
  target,
  chosen: 'moved' as const,
  to: { startDate, startTime },
});

describe('issue 16 "one date moved": a change of a date', () => {
  it.each([
    ['another day', moved('2027-07-15', '20:30'), true],
    ['another hour', moved('2027-07-14', '21:00'), true],
    ['the same start', moved('2027-07-14', '20:30'), false],
    ['no day', moved('', '20:30'), false],
    ['no hour, when it had one', moved('2027-07-15', null), false],
    ['the state that it has', { ...moved('', null), chosen: 'full' as const }, false],
    ['another state', { ...moved('', null), chosen: 'cancelled' as const }, true],
  ])('with %s is complete: %j → %s', (_name, change, expected) =>
    expect(isComplete(change, target.liveState)).toBe(expected),
  );

  it('a moved date takes place; the undo names its new start, and gives back its start and state', () =>
    expect(dateBodies(target, moved('2027-07-15', '21:00'))).toEqual({
      change: {
        ...start,
        liveState: 'scheduled',
        movedTo: { startDate: '2027-07-15', startTime: '21:00' },
      },
      undo: { startDate: '2027-07-15', startTime: '21:00', liveState: 'full', movedTo: start },
    }));

  it('a cancelled date keeps its start, and the undo gives back its state', () =>
    expect(dateBodies(target, { ...moved('', null), chosen: 'cancelled' })).toEqual({
      change: { ...start, liveState: 'cancelled' },
      undo: { ...start, liveState: 'full' },
    }));
});
