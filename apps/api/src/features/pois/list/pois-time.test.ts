// Specification: §4.3
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../../test/servers/start-api.ts';
import { sweepSearch } from '../search-projection/sweep-search.ts';

const here = { lon: 0.704, lat: 47.3948, distanceKm: 30 };

type Night = { day: string; next: string; before: string; after: string };

// 04:30 and 05:30 in Paris, the morning after. In the second and the third night clocks change.
const nights: Night[] = [
  {
    day: '2026-06-12',
    next: '2026-06-13',
    before: '2026-06-13T02:30:00Z',
    after: '2026-06-13T03:30:00Z',
  },
  {
    day: '2026-03-28',
    next: '2026-03-29',
    before: '2026-03-29T02:30:00Z',
    after: '2026-03-29T03:30:00Z',
  },
  {
    day: '2026-10-24',
    next: '2026-10-25',
    before: '2026-10-25T03:30:00Z',
    after: '2026-10-25T04:30:00Z',
  },
];

describe('an evening that runs past midnight', () => {
  it.each(nights)(
    'of $day is listed at 04:30 the next morning, under its first day only, and no longer at 05:30',
    async ({ day, next, before, after }) => {
      const { create, get, clock, db } = await startApi({ now: `${day}T12:00:00Z` });
      const evening = await create.poi({
        label: 'Nuit',
        periods: [{ startDate: day, startTime: '22:00', endDate: next, endTime: '05:00' }],
      });
      const written = await create.poi({
        label: 'Nuit aussi',
        periods: [{ startDate: day, startTime: '22:00', endTime: '05:00' }],
      });
      const found = async (dates?: string) => {
        const { body } = await get('/pois', { ...here, ...(dates === undefined ? {} : { dates }) });
        return body.items.map(({ id }: { id: string }) => id);
      };
      const both = [evening.id, written.id].toSorted();
      expect(await found()).toEqual(both);
      expect(await found(day)).toEqual(both);
      expect(await found(next)).toEqual([]);
      clock.set(before);
      await sweepSearch(db, new Date(before));
      expect(await found()).toEqual(both);
      expect(await found(next)).toEqual([]);
      const { body } = await get('/pois', here);
      expect(body.items[0]).toMatchObject({
        startDate: day,
        endDate: day,
        poiTime: '22:00:00',
        group: 'agenda',
      });
      clock.set(after);
      expect(await found()).toEqual([]);
      await sweepSearch(db, new Date(after));
      expect(await found(day)).toEqual([]);
    },
  );
});

describe('an event whose period has no hours', () => {
  it.each([
    ['2026-03-29', '2026-03-29T21:59:00Z', '2026-03-29T22:00:00Z'],
    ['2026-10-25', '2026-10-25T22:59:00Z', '2026-10-25T23:00:00Z'],
  ])('on %s is listed until midnight in Paris, when clocks change', async (day, before, after) => {
    const { create, get, clock, db } = await startApi({ now: `${day}T10:00:00Z` });
    await create.poi({ periods: [{ startDate: day }] });
    const countAt = async (instant: string) => {
      clock.set(instant);
      await sweepSearch(db, new Date(instant));
      return (await get('/pois', here)).body.total;
    };
    expect(await countAt(before)).toBe(1);
    expect(await countAt(after)).toBe(0);
  });
});

describe('a date filter that begins before today', () => {
  it('is read from today on: an exhibition that has begun comes after an event of tonight', async () => {
    const { create, get } = await startApi();
    const exhibition = await create.poi({
      periods: [{ startDate: '2026-05-01', endDate: '2026-12-01' }],
    });
    const tonight = await create.poi();
    const { body } = await get('/pois', { ...here, dates: '2026-06-01_2026-06-30' });
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([tonight.id, exhibition.id]);
    expect(body.items[1]).toMatchObject({
      startDate: '2026-05-01',
      endDate: '2026-12-01',
      group: 'ongoing',
    });
  });
});
