// Specification: §11.7
import { describe, expect, it } from 'vitest';
import {
  type Candidate,
  chooseForLetter,
  digestEndsAt,
  digestWeekend,
  reminderDay,
  reminderEndsAt,
  searchNewsDue,
  searchNewsEndsAt,
  searchNewsWednesday,
  themesOfInterests,
  weekendPath,
} from './letters.domain.ts';

describe('due times of newsletters and reminders, in Paris', () => {
  it.each([
    ['2026-06-11T14:59:59Z', undefined],
    ['2026-06-11T15:00:00Z', '2026-06-13'],
    ['2026-06-12T21:59:59Z', '2026-06-13'],
    ['2026-06-12T22:00:00Z', undefined],
    ['2026-06-10T18:00:00Z', undefined],
    // In winter Paris is one hour ahead of UTC.
    ['2026-12-31T15:59:59Z', undefined],
    ['2026-12-31T16:00:00Z', '2027-01-02'],
  ])('at %s, the Saturday of the weekend newsletter that is due: %s', (now, expected) =>
    expect(digestWeekend(new Date(now))).toBe(expected),
  );

  it.each([
    ['2026-06-10T07:59:59Z', undefined],
    ['2026-06-10T08:00:00Z', '2026-06-10'],
    ['2026-06-11T21:59:59Z', '2026-06-10'],
    ['2026-06-11T22:00:00Z', undefined],
    ['2026-12-09T08:59:59Z', undefined],
    ['2026-12-09T09:00:00Z', '2026-12-09'],
  ])('at %s, the Wednesday of the mail about saved searches that is due: %s', (now, expected) =>
    expect(searchNewsWednesday(new Date(now))).toBe(expected),
  );

  it('the mail about saved searches covers the time until Wednesday 10:00 and expires on Friday at noon, in Paris', () => {
    expect(searchNewsDue('2026-06-10')).toEqual(new Date('2026-06-10T08:00:00Z'));
    expect(searchNewsEndsAt('2026-06-10')).toEqual(new Date('2026-06-12T10:00:00Z'));
  });

  it.each([
    ['2026-06-10T07:59:59Z', undefined],
    ['2026-06-10T08:00:00Z', '2026-06-11'],
    ['2026-06-30T18:59:59Z', '2026-07-01'],
    ['2026-06-10T19:00:00Z', undefined],
    ['2026-06-10T22:30:00Z', undefined],
  ])('at %s, the day of the events whose reminders are due: %s', (now, expected) =>
    expect(reminderDay(new Date(now))).toBe(expected),
  );

  it('the weekend newsletter expires on Saturday at noon, a reminder when the day of its event begins, in Paris', () => {
    expect(digestEndsAt('2026-06-13')).toEqual(new Date('2026-06-13T10:00:00Z'));
    expect(reminderEndsAt('2026-12-24')).toEqual(new Date('2026-12-23T23:00:00Z'));
  });
});

it('themesOfInterests maps interests to theme numbers without duplicates', () => {
  expect(themesOfInterests(['children', 'gastronomy'])).toEqual([3, 8, 13]);
  expect(themesOfInterests(['sport', 'nature'])).toEqual([4, 5, 6, 9]);
  expect(themesOfInterests([])).toEqual([]);
});

it('weekendPath links to the weekend page of the town, else to a search around the position', () => {
  expect(weekendPath({ insee: '72181', lon: 0.2, lat: 48 }, '2026-06-13')).toBe(
    '/ville/le-mans/ce-week-end',
  );
  expect(weekendPath({ insee: null, lon: 0.98, lat: 47.41 }, '2026-06-13')).toBe(
    '/?coords=0.98,47.41&dates=2026-06-13_2026-06-14',
  );
});

describe('selection of events for a newsletter', () => {
  const one = (id: string, change: Partial<Candidate> = {}): Candidate => ({
    id,
    theme: id,
    group: 'agenda',
    isPermanent: false,
    popularity: 0,
    distance: 0,
    ...change,
  });
  const ids = (candidates: Candidate[]) => chooseForLetter(candidates).map(({ id }) => id);

  it('sorts them by: on these days only, in their last days, ongoing, permanent', () => {
    const all = [
      one('a', { isPermanent: true, group: 'ongoing' }),
      one('b', { group: 'ongoing' }),
      one('c', { group: 'last-days' }),
      one('d'),
    ];
    expect(ids(all)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('sorts those of equal rank by popularity, then distance, then id', () => {
    expect(
      ids([
        one('a', { distance: 5 }),
        one('b', { popularity: 9, distance: 9 }),
        one('d', { distance: 2 }),
        one('c', { distance: 2 }),
      ]),
    ).toEqual(['b', 'c', 'd', 'a']);
  });

  it('takes at most six, two per theme, and more of a theme only to fill up', () => {
    const concerts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) =>
      one(id, { theme: 'concerts' }),
    );
    expect(ids([...concerts, one('z', { theme: null, distance: 99 })])).toEqual([
      'a',
      'b',
      'z',
      'c',
      'd',
      'e',
    ]);
  });
});
