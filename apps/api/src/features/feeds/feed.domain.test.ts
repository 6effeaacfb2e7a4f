import { expect, it } from 'vitest';
import { byHour, type FeedItem } from './feed.domain.ts';

type Date = [day: string, time: string | null, state?: 'cancelled'];

const event = (label: string, ...dates: Date[]): FeedItem =>
  ({
    card: { isPermanent: dates.length === 0 },
    poi: {
      label,
      liveState: 'scheduled',
      periods: dates.map(([startDate, startTime, liveState = 'scheduled']) => ({
        startDate,
        startTime,
        endDate: startDate,
        liveState,
      })),
    },
  }) as unknown as FeedItem;

const saturday = '2026-06-13';
const sunday = '2026-06-14';
const labels = (...items: FeedItem[]) => byHour(items).map(({ poi }) => poi.label);

it('byHour gives the events of a day the order of their hours, and keeps the days in order', () => {
  expect(
    labels(
      event('jazz', [saturday, '20:30:00']),
      event('ciné', [saturday, '20:00:00']),
      event('visite', [sunday, '15:00:00']),
      event('marché', [sunday, '09:00:00']),
    ),
  ).toEqual(['ciné', 'jazz', 'marché', 'visite']);
});

it('byHour keeps events of the same hour in the order of the list', () => {
  const [near, far] = [event('near', [saturday, '20:00:00']), event('far', [saturday, '20:00:00'])];
  expect(labels(near, far)).toEqual(['near', 'far']);
});

it('byHour leaves events without an hour and permanent ones where they are', () => {
  expect(
    labels(
      event('jazz', [saturday, '20:30:00']),
      event('foire', [saturday, null]),
      event('ciné', [saturday, '20:00:00']),
      event('musée'),
    ),
  ).toEqual(['jazz', 'foire', 'ciné', 'musée']);
});

it('byHour takes the next date that takes place, as the list does', () => {
  expect(
    labels(
      event('jazz', [saturday, '10:00:00', 'cancelled'], [saturday, '21:00:00']),
      event('ciné', [saturday, '20:00:00']),
    ),
  ).toEqual(['ciné', 'jazz']);
});
