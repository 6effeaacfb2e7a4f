// Specification: §1.3, §1.7, §2.14, §2.25, §2.28, §4.10, §4.14, §7.4, §7.5, §7.7
// Specification: §9.7 (similar and sponsored events)
import { describe, expect, it } from 'vitest';
import { promotePoi } from '../../../../test/records/create-poi.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

const tours = { lon: 0.704, lat: 47.3948 };
const north = (km: number) => ({ lon: tours.lon, lat: tours.lat + km / 111.195 });
const here = { ...tours, distanceKm: 30 };
const ids = (list: { id: string }[]): string[] => list.map(({ id }) => id);

describe('GET /pois/facets', () => {
  it('200: counts the events that each theme, option and date preset would leave under the other filters, in one query', async () => {
    const { create, get, countQueries } = await startApi();
    await create.poi({
      themes: ['theatre', 'concerts'],
      options: ['pmr'],
      knownOptions: ['pmr', 'free'],
    });
    await create.poi({
      themes: ['theatre'],
      options: ['pmr', 'free'],
      periods: [{ startDate: '2026-06-11' }],
    });
    await create.poi({ themes: ['musees'], isPermanent: true });
    await create.poi({ themes: ['theatre'], at: north(40) });
    countQueries();
    const { status, body } = await get('/pois/facets', here);
    expect(status).toBe(200);
    expect(countQueries()).toBe(1);
    expect(body.total).toBe(3);
    expect(body.themes).toMatchObject({ theatre: 2, concerts: 1, musees: 1, cinema: 0 });
    expect(body.options).toMatchObject({
      pmr: { yes: 2, unknown: 1 },
      free: { yes: 1, unknown: 1 },
      outside: { yes: 0, unknown: 3 },
    });
    expect(body.datePresets).toEqual({ today: 2, tomorrow: 2, nextWeekend: 1 });
    const { body: free } = await get('/pois/facets', {
      ...here,
      options: 'free',
      theme: 'theatre',
      dates: '2026-06-11',
    });
    expect(free.total).toBe(1);
    expect(free.themes).toMatchObject({ theatre: 1, concerts: 0, musees: 0 });
    expect(free.options).toMatchObject({
      free: { yes: 1, unknown: 0 },
      pmr: { yes: 1, unknown: 0 },
    });
    expect(free.datePresets).toEqual({ today: 0, tomorrow: 1, nextWeekend: 0 });
  });

  it('400: refuses an unknown theme', async () => {
    const { get } = await startApi();
    expect((await get('/pois/facets', { ...here, theme: 'x' })).status).toBe(400);
  });

  it.each([
    [{}, '/query/lon'],
    [{ lon: 0 }, '/query/lat'],
    [{ bbox: '0,48,1,47' }, '/query/bbox'],
  ])('400: requires a place or a rectangle: for %o, names %s', async (query, pointer) => {
    const { get } = await startApi();
    const { status, body } = await get('/pois/facets', query);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ pointer })]);
  });
});

describe('GET /home', () => {
  it('200: answers sponsored pois, tonight, the weekend and the soonest of each theme, with three queries', async () => {
    const { create, get, db, clock, countQueries } = await startApi();
    const far = await create.poi({ at: north(3), themes: ['theatre'] });
    const near = await create.poi({
      at: north(1),
      themes: ['concerts', 'theatre'],
      periods: [{ startDate: '2026-06-13' }],
    });
    const long = await create.poi({
      themes: ['theatre'],
      periods: [{ startDate: '2026-06-01', endDate: '2026-07-01' }],
    });
    await create.poi({ at: north(31), themes: ['cinema'] });
    await promotePoi(db, far.id, '[2026-06-10,2026-06-17)', clock.now());
    countQueries();
    const { status, body } = await get('/home', here);
    expect(status).toBe(200);
    expect(countQueries()).toBe(3);
    expect(ids(body.promoted)).toEqual([far.id]);
    expect(ids(body.tonight)).toEqual([far.id, long.id]);
    expect(ids(body.weekend)).toEqual([near.id]);
    expect(
      body.carousels.map(({ theme, items }: { theme: string; items: { id: string }[] }) => [
        theme,
        ids(items),
      ]),
    ).toEqual([
      ['concerts', [near.id]],
      ['theatre', [far.id, long.id, near.id]],
    ]);
  });

  it('200: `carousels` limits the answer to the first themes that have pois', async () => {
    const { create, get } = await startApi();
    for (const theme of ['cinema', 'theatre', 'concerts', 'fetes'] as const)
      await create.poi({ at: north(1), themes: [theme] });
    const themesOf = async (carousels: number) => {
      const { body } = await get('/home', { ...here, carousels });
      return body.carousels.map(({ theme }: { theme: string }) => theme);
    };
    expect(await themesOf(3)).toEqual(['concerts', 'theatre', 'cinema']);
    expect(await themesOf(18)).toEqual(['concerts', 'theatre', 'cinema', 'fetes']);
  });

  it('200: answers at most ten sponsored events by default', async () => {
    const { create, get, db, clock } = await startApi();
    for (let n = 0; n < 11; n += 1) {
      const { id } = await create.poi({ isPermanent: true });
      await promotePoi(db, id, '[2026-06-01,2026-08-01)', clock.now());
    }
    expect((await get('/home', here)).body.promoted).toHaveLength(10);
  });

  it('400: requires a place, and refuses zero carousels', async () => {
    const { get } = await startApi();
    expect((await get('/home')).status).toBe(400);
    expect((await get('/home', { ...here, carousels: 0 })).status).toBe(400);
  });
});

describe('GET /pois/promoted', () => {
  it('200: answers the events sponsored today, within the distance and the filters', async () => {
    const { create, get, db, clock } = await startApi();
    const running = await create.poi();
    const ended = await create.poi();
    const far = await create.poi({ at: north(40) });
    const other = await create.poi({ themes: ['cinema'] });
    for (const poi of [running, far, other])
      await promotePoi(db, poi.id, '[2026-06-10,2026-06-11)', clock.now());
    await promotePoi(db, ended.id, '[2026-06-03,2026-06-10)', clock.now());
    const { status, body } = await get('/pois/promoted', { ...here, theme: 'concerts' });
    expect(status).toBe(200);
    expect(ids(body.items)).toEqual([running.id]);
  });

  it('200: keeps the order for an hour, across pages; over 200 hours each of four events leads more than 20 times', async () => {
    const { create, get, db, clock } = await startApi({ now: '2026-06-10T00:05:00Z' });
    const promoted: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      const { id } = await create.poi({ isPermanent: true });
      await promotePoi(db, id, '[2026-06-01,2026-08-01)', clock.now());
      promoted.push(id);
    }
    const first = ids((await get('/pois/promoted', here)).body.items);
    clock.set('2026-06-10T00:55:00Z');
    const [one, two] = [
      await get('/pois/promoted', { ...here, pageSize: 2 }),
      await get('/pois/promoted', { ...here, pageSize: 2, offset: 2 }),
    ];
    expect([...ids(one.body.items), ...ids(two.body.items)]).toEqual(first);
    const leads = new Map<string, number>();
    for (let hour = 0; hour < 200; hour += 1) {
      clock.set(new Date(Date.UTC(2026, 5, 10, 1 + hour)).toISOString());
      const { body } = await get('/pois/promoted', { ...here, pageSize: 1 });
      leads.set(body.items[0].id, (leads.get(body.items[0].id) ?? 0) + 1);
    }
    for (const id of promoted) expect(leads.get(id)).toBeGreaterThan(20);
  });

  it('400: refuses an invalid distance', async () => {
    const { get } = await startApi();
    expect((await get('/pois/promoted', { ...here, distanceKm: 'far' })).status).toBe(400);
  });
});

describe('GET /pois/:poiId/similar', () => {
  it('200: answers the nearest others within 50 km that share a theme, with three queries; also for a past poi', async () => {
    const { create, get, clock, countQueries } = await startApi();
    const subject = await create.poi({
      themes: ['theatre', 'concerts'],
      periods: [{ startDate: '2026-06-10' }],
    });
    const far = await create.poi({ at: north(4), themes: ['theatre'], isPermanent: true });
    const near = await create.poi({
      at: north(2),
      themes: ['concerts', 'theatre'],
      isPermanent: true,
    });
    await create.poi({ at: north(1), themes: ['cinema'], isPermanent: true });
    await create.poi({ at: north(51), themes: ['concerts'], isPermanent: true });
    countQueries();
    const { status, body } = await get(`/pois/${subject.id}/similar`);
    expect(status).toBe(200);
    expect(countQueries()).toBe(3);
    expect(ids(body.items)).toEqual([near.id, far.id]);
    clock.set('2026-07-01T10:00:00Z');
    expect(ids((await get(`/pois/${subject.id}/similar`, { pageSize: 1 })).body.items)).toEqual([
      near.id,
    ]);
  });

  it('200: answers at most ten events by default', async () => {
    const { create, get } = await startApi();
    const subject = await create.poi({ isPermanent: true });
    for (let n = 0; n < 11; n += 1) await create.poi({ isPermanent: true });
    expect((await get(`/pois/${subject.id}/similar`)).body.items).toHaveLength(10);
  });

  it('200: prefers events within 60 days to nearer ones when they fill the page, with two queries', async () => {
    const { create, get, countQueries } = await startApi();
    const subject = await create.poi();
    const inSpring = await create.poi({ at: north(1), periods: [{ startDate: '2027-05-01' }] });
    const in61Days = await create.poi({ at: north(2), periods: [{ startDate: '2026-08-10' }] });
    const in60Days = await create.poi({ at: north(3), periods: [{ startDate: '2026-08-09' }] });
    const soon = await create.poi({ at: north(4), periods: [{ startDate: '2026-06-12' }] });
    const similar = async (pageSize: number) =>
      ids((await get(`/pois/${subject.id}/similar`, { pageSize })).body.items);
    countQueries();
    expect(await similar(2)).toEqual([in60Days.id, soon.id]);
    expect(countQueries()).toBe(2);
    expect(await similar(3)).toEqual([inSpring.id, in61Days.id, in60Days.id]);
  });

  it('404 for a draft, 410 for an archived poi, 400 for a malformed id', async () => {
    const { create, get } = await startApi();
    const archived = await create.poi({ status: 'archived' });
    const draft = await create.poi({ status: 'draft' });
    expect((await get(`/pois/${archived.id}/similar`)).body).toMatchObject({
      status: 410,
      code: 'poi_gone',
    });
    expect((await get(`/pois/${draft.id}/similar`)).body).toMatchObject({
      status: 404,
      code: 'poi_not_found',
    });
    expect((await get('/pois/x/similar')).status).toBe(400);
  });
});

describe('GET /pois/map', () => {
  const box = { west: 0, south: 47, east: 1.5, north: 48, zoom: 9 };

  it('200: answers the pois of the box and the theme as points, with two queries', async () => {
    const { create, get, countQueries } = await startApi();
    const inside = await create.poi({ label: 'Dedans' });
    await create.poi({ at: { lon: 1.6, lat: 47.5 } });
    await create.poi({ themes: ['cinema'] });
    countQueries();
    const { status, body } = await get('/pois/map', { ...box, theme: 'concerts' });
    expect(status).toBe(200);
    expect(countQueries()).toBe(2);
    expect(body).toEqual({
      clusters: [],
      points: [
        {
          id: inside.id,
          slugFr: inside.slugFr,
          label: 'Dedans',
          theme: 'concerts',
          position: tours,
        },
      ],
    });
  });

  it('400: refuses a box with reversed edges, and names them', async () => {
    const { get } = await startApi();
    const { status, body } = await get('/pois/map', { ...box, east: -1, north: 46 });
    expect(status).toBe(400);
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([
      '/query/east',
      '/query/north',
    ]);
  });
});
