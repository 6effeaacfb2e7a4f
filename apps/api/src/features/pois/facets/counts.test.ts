// Specification: §7.4
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../../test/servers/start-api.ts';

const tours = { lon: 0.704, lat: 47.3948 };
const north = (km: number) => ({ lon: tours.lon, lat: tours.lat + km / 111.195 });
const here = { ...tours, distanceKm: 30 };
type Totals = { day: string; total: number }[];
const some = (items: Totals): Totals => items.filter(({ total }) => total > 0);

describe('GET /pois/days', () => {
  it('200: counts the events of each open day of a month under the other filters, in one query', async () => {
    const { create, get, countQueries } = await startApi();
    await create.poi({
      label: 'Jazz au parc',
      themes: ['concerts'],
      periods: [
        { startDate: '2026-06-01', endDate: '2026-06-12' },
        { startDate: '2026-06-30', endDate: '2026-07-02' },
      ],
    });
    await create.poi({
      options: ['free'],
      themes: ['cinema'],
      periods: [{ startDate: '2026-06-12' }],
    });
    await create.poi({ at: north(40), periods: [{ startDate: '2026-06-13' }] });
    countQueries();
    const { status, body } = await get('/pois/days', { ...here, month: '2026-06' });
    expect(status).toBe(200);
    expect(countQueries()).toBe(1);
    expect(body.items).toHaveLength(21);
    expect(some(body.items)).toEqual([
      { day: '2026-06-10', total: 1 },
      { day: '2026-06-11', total: 1 },
      { day: '2026-06-12', total: 2 },
      { day: '2026-06-30', total: 1 },
    ]);
    const july = await get('/pois/days', { ...here, month: '2026-07' });
    expect(july.body.items).toHaveLength(31);
    expect(some(july.body.items)).toEqual([
      { day: '2026-07-01', total: 1 },
      { day: '2026-07-02', total: 1 },
    ]);
    for (const filter of [{ options: 'free' }, { theme: 'concerts' }, { q: 'jaz' }]) {
      const { body: filtered } = await get('/pois/days', { ...here, ...filter, month: '2026-06' });
      const { body: day } = await get('/pois', { ...here, ...filter, dates: '2026-06-12' });
      expect(day.total).toBe(1);
      expect(filtered.items[2]).toEqual({ day: '2026-06-12', total: 1 });
    }
  });

  it('200: counts a permanent event on each day, and begins with yesterday before 05:00', async () => {
    const { create, get } = await startApi({ now: '2026-06-10T02:00:00Z' });
    await create.poi({ isPermanent: true });
    const { body } = await get('/pois/days', { ...here, month: '2026-06' });
    expect(body.items[0]).toEqual({ day: '2026-06-09', total: 1 });
    expect(some(body.items)).toHaveLength(22);
  });

  it('200: answers no day of a month that is over', async () => {
    const { create, get } = await startApi();
    await create.poi({ isPermanent: true });
    expect((await get('/pois/days', { ...here, month: '2026-05' })).body).toEqual({ items: [] });
  });

  it.each([
    ['month', {}],
    ['month', { month: '2026-13' }],
    ['month', { month: '2101-01' }],
    ['month', { month: '2026-06-10' }],
    ['lat', { month: '2026-06', lat: '' }],
  ])('400: names the field %s for the query %j', async (field, query) => {
    const { get } = await startApi();
    const { status, body } = await get('/pois/days', { ...here, ...query });
    expect(status).toBe(400);
    expect(body.errors[0].pointer).toContain(field);
  });

  it('400: refuses the days of a search, since the month has its own, and names them', async () => {
    const { get } = await startApi();
    const query = { ...here, month: '2026-06', dates: '2026-06-12' };
    const { status, body } = await get('/pois/days', query);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ detail: 'Unrecognized key: "dates"' })]);
  });
});

describe('GET /pois/first-radius', () => {
  it('200: answers the smallest larger step that has any event, and the total of the list within it, in one query', async () => {
    const { create, get, countQueries } = await startApi();
    for (const km of [34, 45, 49]) await create.poi({ label: 'Jazz', at: north(km) });
    await create.poi({ at: north(60), themes: ['cinema'] });
    countQueries();
    const { status, body } = await get('/pois/first-radius', { ...here, distanceKm: 5 });
    expect(status).toBe(200);
    expect(countQueries()).toBe(1);
    expect(body).toEqual({ distanceKm: 50, total: 3 });
    expect((await get('/pois', { ...here, distanceKm: 50 })).body.total).toBe(3);
    const cinema = await get('/pois/first-radius', { ...here, theme: 'cinema' });
    expect(cinema.body).toEqual({ distanceKm: 100, total: 1 });
    const jazz = await get('/pois/first-radius', { ...here, q: 'jazz' });
    expect(jazz.body).toEqual({ distanceKm: 50, total: 3 });
  });

  it.each([
    ['no step has any event', { distanceKm: 30, dates: '2027-01-01' }],
    ['no step has the text', { distanceKm: 0, q: 'zzzzz' }],
    ['there is no larger step', { distanceKm: 100 }],
  ])('200: answers null and 0 when %s', async (_name, query) => {
    const { create, get } = await startApi();
    await create.poi({ at: north(99) });
    const { body } = await get('/pois/first-radius', { ...here, ...query });
    expect(body).toEqual({ distanceKm: null, total: 0 });
  });

  it.each([
    ['distanceKm', { distanceKm: 101 }],
    ['theme', { theme: 'x' }],
    ['dates', { dates: 'demain' }],
  ])('400: names the field %s for the query %j', async (field, query) => {
    const { get } = await startApi();
    const { status, body } = await get('/pois/first-radius', { ...here, ...query });
    expect(status).toBe(400);
    expect(body.errors[0].pointer).toContain(field);
  });
});
