import { describe, expect, it } from 'vitest';
import { promotePoi } from '../../../../test/records/create-poi.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

const nice = { lon: 7.26, lat: 43.7 };
const brest = { lon: -4.48, lat: 48.39 };
const ids = (list: { id: string }[]): string[] => list.map(({ id }) => id);
const on = (startDate: string) => [{ startDate }];

describe('GET /pois without a place', () => {
  it('200: lists the events of the whole country by day, one-off before ongoing, permanent ones last, without distances; groups keep this order', async () => {
    const { create, get, countQueries } = await startApi();
    const museum = await create.poi({ at: nice, isPermanent: true });
    const tomorrow = await create.poi({ at: brest, periods: on('2026-06-11') });
    const exhibition = await create.poi({
      at: brest,
      periods: [{ startDate: '2026-01-01', endDate: '2026-12-31' }],
    });
    const today = await create.poi({ at: nice });
    const later = await create.poi({ at: nice, periods: on('2026-09-01') });
    await create.poi({ status: 'draft' });
    countQueries();
    const { status, body } = await get('/pois', { autoExtend: 'true' });
    expect(status).toBe(200);
    expect(countQueries()).toBe(1);
    const inOrder = ids([today, exhibition, tomorrow, later, museum]);
    expect(ids(body.items)).toEqual(inOrder);
    expect(body).toMatchObject({ total: 5, extra: [] });
    for (const card of body.items) expect(card).not.toHaveProperty('distance');
    const groups = await Promise.all(
      ['agenda', 'last-days', 'ongoing'].map((group) => get('/pois', { group })),
    );
    expect(groups.map(({ body: part }) => ids(part.items))).toEqual([
      ids([today, tomorrow, later]),
      [],
      ids([exhibition, museum]),
    ]);
  });

  it('200: filters by theme, options, dates, text and an excluded event', async () => {
    const { create, get } = await startApi();
    const jazz = await create.poi({ at: nice, label: 'Nuit du jazz', options: ['free'] });
    const play = await create.poi({
      at: brest,
      label: 'Le jazz et la diva',
      themes: ['theatre'],
      periods: on('2026-06-20'),
    });
    const listed = async (query: Record<string, string>) =>
      ids((await get('/pois', query)).body.items);
    expect(await listed({ theme: 'theatre' })).toEqual([play.id]);
    expect(await listed({ options: 'free' })).toEqual([jazz.id]);
    expect(await listed({ dates: '2026-06-19_2026-06-21' })).toEqual([play.id]);
    expect(await listed({ q: 'jaz' })).toEqual([jazz.id, play.id]);
    expect(await listed({ q: 'jazz', dates: '2026-06-20' })).toEqual([play.id]);
    expect(await listed({ excludePoiId: jazz.id })).toEqual([play.id]);
    const { body } = await get('/pois', { q: 'jazz', pageSize: 1, autoExtend: 'true' });
    expect(body).toMatchObject({ total: 2, extra: [] });
    expect(body.items[0]).not.toHaveProperty('distance');
  });

  it('counts at most the given number of events', async () => {
    const { create, get, db } = await startApi();
    for (let n = 0; n < 3; n += 1) await create.poi({ at: n === 0 ? nice : brest });
    expect((await get('/pois', { pageSize: 1 })).body.total).toBe(3);
    const [row] = await db.$queryRawUnsafe<{ total: number }[]>(
      `SELECT count_country_pois(theme => 0, wanted_options => 0, from_day => '2026-06-10', to_day => 'infinity',
         wanted_group => NULL, today => '2026-06-10', excluded_poi_id => NULL, most => 2) AS total`,
    );
    expect(row?.total).toBe(2);
  });
});

describe('GET /pois/promoted without a place', () => {
  it('200: answers the sponsored events of the whole country, without distances; 400 with one coordinate alone', async () => {
    const { create, get, db, clock } = await startApi();
    const far = await create.poi({ at: nice });
    await create.poi({ at: brest });
    await promotePoi(db, far.id, '[2026-06-01,2026-07-01)', clock.now());
    const { body } = await get('/pois/promoted');
    expect(ids(body.items)).toEqual([far.id]);
    expect(body.items[0]).not.toHaveProperty('distance');
    const half = await get('/pois/promoted', { lon: 2 });
    expect(half.status).toBe(400);
    expect(half.body.errors).toEqual([expect.objectContaining({ pointer: '/query/lat' })]);
  });
});
