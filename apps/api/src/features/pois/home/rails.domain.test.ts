import { parseDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import { describe, expect, it } from 'vitest';
import { railsOf, tonightOf } from './rails.domain.ts';

describe('the night of "Ce soir", which ends at 05:00 in Paris', () => {
  it.each([
    ['23:59 in summer', '2026-06-10T21:59:00Z', '2026-06-10', '2026-06-11T03:00:00.000Z'],
    ['02:00 in summer', '2026-06-11T00:00:00Z', '2026-06-10', '2026-06-11T03:00:00.000Z'],
    ['04:59:59', '2026-06-11T02:59:59Z', '2026-06-10', '2026-06-11T03:00:00.000Z'],
    ['05:00', '2026-06-11T03:00:00Z', '2026-06-11', '2026-06-12T03:00:00.000Z'],
    ['23:59 in winter', '2026-01-16T22:59:00Z', '2026-01-16', '2026-01-17T04:00:00.000Z'],
    ['02:00 in winter', '2026-01-17T01:00:00Z', '2026-01-16', '2026-01-17T04:00:00.000Z'],
    ['05:00 in winter', '2026-01-17T04:00:00Z', '2026-01-17', '2026-01-18T04:00:00.000Z'],
    // Clocks jump from 02:00 to 03:00: only 23 hours from one 05:00 to the next.
    ['23:59 in March', '2026-03-28T22:59:00Z', '2026-03-28', '2026-03-29T03:00:00.000Z'],
    ['01:59 in March', '2026-03-29T00:59:00Z', '2026-03-28', '2026-03-29T03:00:00.000Z'],
    ['03:00 in March', '2026-03-29T01:00:00Z', '2026-03-28', '2026-03-29T03:00:00.000Z'],
    ['05:00 in March', '2026-03-29T03:00:00Z', '2026-03-29', '2026-03-30T03:00:00.000Z'],
    // Clocks go back from 03:00 to 02:00: 25 hours from one 05:00 to the next.
    ['23:59 in October', '2026-10-24T21:59:00Z', '2026-10-24', '2026-10-25T04:00:00.000Z'],
    ['02:00 in October', '2026-10-25T00:00:00Z', '2026-10-24', '2026-10-25T04:00:00.000Z'],
    ['02:00 again', '2026-10-25T01:00:00Z', '2026-10-24', '2026-10-25T04:00:00.000Z'],
    ['05:00 in October', '2026-10-25T04:00:00Z', '2026-10-25', '2026-10-26T04:00:00.000Z'],
  ])('at %s (%s) belongs to %s and ends at %s', (_name, instant, day, until) => {
    const night = tonightOf(new Date(instant));
    expect([night.day, night.until.toISOString()]).toEqual([day, until]);
  });
});

const wednesday = '2026-06-10T10:00:00Z';

describe('the lists "tonight" and "weekend" of the home page', () => {
  it.each([
    ['a Wednesday', wednesday, '', '2026-06-10', '2026-06-13_2026-06-14'],
    ['a Saturday, before 05:00', '2026-06-13T00:00:00Z', '', '2026-06-12', '2026-06-13_2026-06-14'],
    ['a Saturday', '2026-06-13T10:00:00Z', '', '2026-06-13', '2026-06-14_2026-06-14'],
    [
      'a Saturday, with a filter of the weekend',
      '2026-06-13T10:00:00Z',
      '2026-06-13_2026-06-14',
      '2026-06-13',
      '2026-06-14_2026-06-14',
    ],
    [
      'a Saturday, with a filter of Sunday alone',
      '2026-06-13T10:00:00Z',
      '2026-06-14',
      undefined,
      undefined,
    ],
    ['a Sunday, before 05:00', '2026-06-14T00:00:00Z', '', '2026-06-13', '2026-06-14_2026-06-14'],
    ['a Sunday, when both are one', '2026-06-14T10:00:00Z', '', '2026-06-14', undefined],
    ['a Monday, before 05:00', '2026-06-15T00:00:00Z', '', '2026-06-14', '2026-06-20_2026-06-21'],
    ['a filter of today', wednesday, '2026-06-10', '2026-06-10', undefined],
    ['a filter of tomorrow', wednesday, '2026-06-11', undefined, undefined],
    [
      'a filter of the weekend',
      wednesday,
      '2026-06-13_2026-06-14',
      undefined,
      '2026-06-13_2026-06-14',
    ],
    ['a filter of Saturday alone', wednesday, '2026-06-13', undefined, undefined],
    [
      'a filter that contains both',
      wednesday,
      '2026-06-01_2026-06-30',
      '2026-06-10',
      '2026-06-13_2026-06-14',
    ],
  ] as const)('on %s (%s, dates "%s") are of %s and %s', (_name, now, dates, night, days) => {
    const { tonight, weekend } = railsOf(new Date(now), parseDateFilter(dates));
    expect([tonight?.day, weekend && `${weekend.start}_${weekend.end}`]).toEqual([night, days]);
  });
});
