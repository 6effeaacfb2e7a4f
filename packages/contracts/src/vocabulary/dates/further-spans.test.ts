import { describe, expect, it } from 'vitest';
import { furtherSpansAt } from './further-spans.ts';

const weekend = 'followingWeekend 2026-06-20_2026-06-21';

describe('furtherSpansAt', () => {
  it.each([
    ['a Monday', '2026-06-08T10:00:00Z', ['thisWeek 2026-06-08_2026-06-14', weekend]],
    ['a Friday at 01:00', '2026-06-11T23:00:00Z', ['thisWeek 2026-06-12_2026-06-14', weekend]],
    ['a Saturday, whose weekend is the rest of the week', '2026-06-13T10:00:00Z', [weekend]],
    ['a Sunday', '2026-06-14T10:00:00Z', [weekend]],
    [
      'a Monday at 00:00',
      '2026-06-14T22:00:00Z',
      ['thisWeek 2026-06-15_2026-06-21', 'followingWeekend 2026-06-27_2026-06-28'],
    ],
    [
      'a Thursday before the change of year',
      '2026-12-31T12:00:00Z',
      ['thisWeek 2026-12-31_2027-01-03', 'followingWeekend 2027-01-09_2027-01-10'],
    ],
  ])('on %s (%s) has %j', (_name, now, expected) => {
    const spans = furtherSpansAt(new Date(now));
    expect(spans.map(({ name, start, end }) => `${name} ${start}_${end}`)).toEqual(expected);
  });
});
