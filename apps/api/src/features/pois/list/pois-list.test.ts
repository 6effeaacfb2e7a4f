// Specification: §1.1, §2.10, §2.12, §3.4, §3.5, §4.2, §5.2, §7.2, §9.1, §9.6
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../../test/servers/start-api.ts';

const tours = { lon: 0.704, lat: 47.3948 };
const north = (km: number) => ({ lon: tours.lon, lat: tours.lat + km / 111.195 });
const here = { ...tours, distanceKm: 30 };
const ids = (list: { id: string }[]): string[] => list.map(({ id }) => id);

describe('GET /pois', () => {
  it('200: by distance, lists the nearest first as complete cards, without drafts, hidden or archived pois, or pois beyond the radius', async () => {
    const { create, get } = await startApi();
    const far = await create.poi({ at: north(20), label: 'Loin' });
    const near = await create.poi({
      at: north(2),
      options: ['free'],
      minPriceCents: 0,
      maxPriceCents: 0,
    });
    await create.poi({ at: north(31) });
    await create.poi({ status: 'draft' });
    await create.poi({ isEnabled: false });
    await create.poi({ status: 'archived' });
    const { status, body } = await get('/pois', { ...here, sort: 'distance' });
    expect(status).toBe(200);
    expect(ids(body.items)).toEqual([near.id, far.id]);
    expect(body).toMatchObject({ total: 2, extra: [] });
    expect(body.items[0]).toEqual({
      id: near.id,
      slugFr: near.slugFr,
      label: 'Concert',
      theme: 'concerts',
      startDate: '2026-06-10',
      endDate: '2026-06-10',
      poiTime: '20:30:00',
      distance: 2000,
      locality: 'Tours',
      mainMediaFileId: null,
      mainMediaFileCredits: null,
      mainMediaFileLicense: null,
      isFree: true,
      minPriceCents: 0,
      maxPriceCents: 0,
      isPermanent: false,
      group: 'agenda',
      liveState: 'scheduled',
      position: north(2),
    });
  });

  it('200: by date, lists the soonest first, one-off before ongoing, then the nearest, permanent ones last; groups keep this order', async () => {
    const { create, get } = await startApi();
    const museum = await create.poi({ at: north(1), isPermanent: true });
    const tomorrow = await create.poi({ at: north(1), periods: [{ startDate: '2026-06-11' }] });
    const exhibition = await create.poi({
      at: north(1),
      periods: [{ startDate: '2026-01-01', endDate: '2026-12-31' }],
    });
    const lastDays = await create.poi({
      at: north(3),
      periods: [{ startDate: '2026-05-01', endDate: '2026-06-16' }],
    });
    const tonightFar = await create.poi({ at: north(9) });
    const tonight = await create.poi({ at: north(5) });
    const { body } = await get('/pois', here);
    expect(ids(body.items)).toEqual([
      tonight.id,
      tonightFar.id,
      exhibition.id,
      lastDays.id,
      tomorrow.id,
      museum.id,
    ]);
    const groups = await Promise.all(
      ['agenda', 'last-days', 'ongoing'].map((group) => get('/pois', { ...here, group })),
    );
    expect(groups.map((answer) => ids(answer.body.items))).toEqual([
      [tonight.id, tonightFar.id, tomorrow.id],
      [lastDays.id],
      [exhibition.id, museum.id],
    ]);
    expect(groups.map((answer) => answer.body.total)).toEqual([3, 1, 2]);
    for (const [index, group] of ['agenda', 'last-days', 'ongoing'].entries())
      expect(
        groups[index]?.body.items.every((card: { group: string }) => card.group === group),
      ).toBe(true);
    expect(body.items.at(-1)).toMatchObject({
      isPermanent: true,
      startDate: null,
      endDate: null,
      poiTime: null,
      group: 'ongoing',
    });
  });

  it('200: by newest, lists the latest published first, then the nearest', async () => {
    const { create, get } = await startApi();
    const old = await create.poi({ publishedAt: '2026-01-01T00:00:00Z' });
    const farNew = await create.poi({ at: north(5), publishedAt: '2026-06-01T00:00:00Z' });
    const nearNew = await create.poi({ at: north(4), publishedAt: '2026-06-01T00:00:00Z' });
    const { body } = await get('/pois', { ...here, sort: 'newest' });
    expect(ids(body.items)).toEqual([nearNew.id, farNew.id, old.id]);
  });

  it.each(['date', 'distance', 'newest'])(
    '200: by %s, pages do not overlap, autoExtend continues them beyond the radius to 100 km, and withTotal=false omits the total',
    async (sort) => {
      const { create, get, countQueries } = await startApi();
      const inside = [];
      for (let n = 0; n < 5; n += 1) inside.push((await create.poi({ at: tours })).id);
      const beyond = [];
      for (const km of [40, 50, 60, 99]) beyond.push((await create.poi({ at: north(km) })).id);
      await create.poi({ at: north(101) });
      const seen: { items: string[]; extra: string[] } = { items: [], extra: [] };
      countQueries();
      for (let offset = 0; offset < 12; offset += 3) {
        const { body } = await get('/pois', {
          ...here,
          sort,
          offset,
          pageSize: 3,
          autoExtend: true,
        });
        expect(countQueries()).toBeLessThanOrEqual(2);
        expect(body.total).toBe(5);
        expect(body.items.length + body.extra.length).toBe([3, 3, 3, 0][offset / 3]);
        seen.items.push(...ids(body.items));
        seen.extra.push(...ids(body.extra));
      }
      expect(seen.items).toEqual(inside.toSorted());
      expect(seen.extra).toEqual(beyond);
      const { body: closed } = await get('/pois', { ...here, sort, withTotal: false });
      expect(closed.extra).toEqual([]);
      expect(closed).not.toHaveProperty('total');
    },
  );

  it('200: filters by theme, all given options (unknown is not true), dates and an excluded poi', async () => {
    const { create, get } = await startApi();
    const both = await create.poi({
      themes: ['theatre', 'concerts'],
      options: ['pmr', 'free'],
      periods: [{ startDate: '2026-06-13' }],
    });
    const one = await create.poi({
      themes: ['theatre'],
      options: ['pmr'],
      periods: [{ startDate: '2026-06-14' }],
    });
    const none = await create.poi({ themes: ['theatre'], periods: [{ startDate: '2026-06-12' }] });
    const museum = await create.poi({ themes: ['musees'], isPermanent: true });
    const list = async (query: object) =>
      ids((await get('/pois', { ...here, ...query })).body.items);
    expect(await list({ theme: 'theatre' })).toEqual([none.id, both.id, one.id]);
    expect(await list({ theme: 'concerts' })).toEqual([both.id]);
    expect(await list({ options: 'pmr' })).toEqual([both.id, one.id]);
    expect(await list({ options: 'free,pmr' })).toEqual([both.id]);
    expect(await list({ dates: '2026-06-13_2026-06-14' })).toEqual([both.id, one.id, museum.id]);
    expect(await list({ dates: '2026-06-12', sort: 'distance' })).toEqual(
      [none.id, museum.id].toSorted(),
    );
    expect(
      await list({ dates: '2026-06-13_2026-06-14', theme: 'theatre', excludePoiId: both.id }),
    ).toEqual([one.id]);
  });

  it('200: treats a radius of 0 km as 1 km, in every order', async () => {
    const { create, get } = await startApi();
    const inside = await create.poi({ at: north(0.999) });
    await create.poi({ at: north(1.001) });
    for (const sort of ['date', 'distance', 'newest']) {
      const { body } = await get('/pois', { ...tours, distanceKm: 0, sort });
      expect(ids(body.items)).toEqual([inside.id]);
      expect(body.total).toBe(1);
    }
  });

  it('200: the card shows the earliest occurrence that is not over and within the requested days', async () => {
    const { create, get } = await startApi({ now: '2026-06-10T20:00:00Z' });
    await create.poi({
      periods: [
        { startDate: '2026-06-10', startTime: '15:00', endTime: '16:00' },
        { startDate: '2026-06-10', startTime: '21:30', endTime: '23:30' },
        { startDate: '2026-06-20', startTime: '18:00' },
      ],
    });
    const occurrence = async (query: object) => {
      const { startDate, poiTime } = (await get('/pois', { ...here, ...query })).body.items[0];
      return [startDate, poiTime];
    };
    expect(await occurrence({})).toEqual(['2026-06-10', '21:30:00']);
    expect(await occurrence({ dates: '2026-06-15_2026-06-30' })).toEqual([
      '2026-06-20',
      '18:00:00',
    ]);
  });

  it('§5 "dates": lists the events of a range longer than a year', async () => {
    const { create, get } = await startApi();
    for (const startDate of ['2026-06-20', '2028-01-10', '2029-01-10'])
      await create.poi({ label: startDate, periods: [{ startDate }] });
    const { status, body } = await get('/pois', { ...here, dates: '2026-06-15_2028-06-15' });
    expect(status).toBe(200);
    expect(body.items.map(({ label }: { label: string }) => label)).toEqual([
      '2026-06-20',
      '2028-01-10',
    ]);
    expect(body.total).toBe(2);
  });

  it.each([
    [{ lat: 47 }, '/query/lon'],
    [{ lon: 0 }, '/query/lat'],
    [{ sort: 'distance' }, '/query/sort'],
    [{ sort: 'distance', bbox: '0,47,1,48' }, '/query/sort'],
    [{ bbox: '1,47,0,48' }, '/query/bbox'],
    [{ bbox: '0,47,1' }, '/query/bbox'],
    [{ bbox: '0,47,1,91' }, '/query/bbox'],
    [{ ...tours, bbox: '' }, '/query/bbox'],
    [{ sort: 'newest', q: 'jazz' }, '/query/sort'],
    [{ lon: '', lat: 47 }, '/query/lon'],
    [{ lon: 181, lat: 47 }, '/query/lon'],
    [{ lon: 0, lat: 'x' }, '/query/lat'],
    [{ ...tours, distanceKm: 101 }, '/query/distanceKm'],
    [{ ...tours, distanceKm: -1 }, '/query/distanceKm'],
    [{ ...tours, theme: 'opera' }, '/query/theme'],
    [{ ...tours, options: 'pmr,wifi' }, '/query/options'],
    [{ ...tours, dates: '2026-02-30' }, '/query/dates'],
    [{ ...tours, offset: 10_001 }, '/query/offset'],
    [{ ...tours, pageSize: 101 }, '/query/pageSize'],
    [{ ...tours, sort: 'price' }, '/query/sort'],
    [{ ...tours, group: 'agenda', sort: 'newest' }, '/query/group'],
    [{ ...tours, excludePoiId: 'x' }, '/query/excludePoiId'],
    [{ ...tours, q: 'a' }, '/query/q'],
    [{ ...tours, q: 'a\u0000b' }, '/query/q'],
    [{ ...tours, autoExtend: 'yes' }, '/query/autoExtend'],
  ])('400: for %o, names the parameter %s alone', async (query, pointer) => {
    const { get } = await startApi();
    const { status, body } = await get('/pois', query);
    expect(status).toBe(400);
    expect(body.code).toBe('request_invalid');
    expect(body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
  });

  it('400: refuses an unknown parameter, and names it', async () => {
    const { get } = await startApi();
    const { status, text } = await get('/pois', { ...tours, thme: 'theatre' });
    expect(status).toBe(400);
    expect(text).toContain('thme');
  });

  it('304 with an empty body while the answer is the same, four hours later; 200 after an event was added', async () => {
    const { create, get, clock } = await startApi();
    await create.poi({ label: 'Bal' });
    const { headers } = await get('/pois', here);
    const held = { 'if-none-match': headers.etag ?? '' };
    clock.set('2026-06-10T14:00:00Z');
    const same = await get('/pois', here, held);
    expect([same.status, same.text, same.headers.etag]).toEqual([304, '', headers.etag]);
    await create.poi({ label: 'Concert' });
    const changed = await get('/pois', here, held);
    expect([changed.status, changed.body.total]).toEqual([200, 2]);
  });
});
