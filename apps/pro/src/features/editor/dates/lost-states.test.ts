import { expect, it } from 'vitest';
import type { OrganiserDate } from '../lifecycle/live-change.ts';
import { lostStates } from './lost-states.ts';
import type { Period } from './recurrence.ts';

const date = (
  startDate: string,
  startTime: string | null,
  change: Partial<OrganiserDate> = {},
): OrganiserDate => ({
  ...period(startDate, startTime),
  liveState: 'scheduled',
  movedFrom: null,
  ...change,
});
const period = (startDate: string, startTime: string | null): Period => ({
  startDate,
  endDate: startDate,
  startTime,
  endTime: null,
});
const morning = new Date('2027-03-01T08:00:00Z');
const cancelled = date('2027-03-06', '20:30:00', { liveState: 'cancelled' });
const matinee = date('2027-03-06', '15:00:00');
const moved = date('2027-03-13', null, { movedFrom: { startDate: '2027-03-12', startTime: null } });

it.each([
  ['none while its dates stay', [period('2027-03-06', '20:30'), period('2027-03-13', null)], []],
  ['of a removed date, cancelled or moved', [period('2027-03-20', '20:30')], [cancelled, moved]],
  [
    'of a date that goes to another day',
    [period('2027-03-07', '20:30'), period('2027-03-13', null)],
    [cancelled],
  ],
  [
    'none of the only date of its day that goes to another hour',
    [period('2027-03-06', '21:00'), period('2027-03-13', '18:00')],
    [],
  ],
  [
    'of a date that goes to one of two new hours of its day',
    [period('2027-03-06', '21:00'), period('2027-03-06', '23:00'), period('2027-03-13', null)],
    [cancelled],
  ],
  ['of every date when none is left', [], [cancelled, moved]],
])('the published states that the new dates lose: %s', (_what, periods, lost) =>
  expect(lostStates([cancelled, moved], periods, morning)).toEqual(lost),
);

it('the state of a date is lost when another date of its day changes its hour too', () => {
  const both = [period('2027-03-06', '14:00'), period('2027-03-06', '21:00')];
  expect(lostStates([matinee, cancelled], both, morning)).toEqual([cancelled]);
  expect(lostStates([matinee, cancelled], [period('2027-03-06', '15:00')], morning)).toEqual([
    cancelled,
  ]);
  expect(lostStates([matinee], [], morning)).toEqual([]);
});

it('a date that is over, which is not among the published ones, does not count as the new hour of its day', () => {
  const played = { ...period('2027-03-06', '15:00'), endTime: '17:00' };
  const lostAt = (time: string, ...periods: Period[]) =>
    lostStates([cancelled], [played, ...periods], new Date(`2027-03-06T${time}Z`));
  expect(lostAt('16:00', period('2027-03-06', '21:00'))).toEqual([]);
  expect(lostAt('16:00')).toEqual([cancelled]);
  expect(lostAt('15:59', period('2027-03-06', '21:00'))).toEqual([cancelled]);
  // Until midnight, and the next morning.
  const open = [
    period('2027-03-06', '10:00'),
    { ...period('2027-03-06', '22:00'), endTime: '02:00' },
  ];
  for (const one of open)
    expect(lostAt('18:00', one, period('2027-03-06', '21:00'))).toEqual([cancelled]);
});
