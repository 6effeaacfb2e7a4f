// Specification: §4.6
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { describe, expect, it } from 'vitest';
import { type PoiDraft, refreshPoi } from '../../../../test/records/create-poi.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

const photo = '00000000-0000-7000-8000-00000000000a';
const drawing = '00000000-0000-7000-8000-00000000000b';
const on = (startDate: string, startTime = '20:30', endTime = '23:30') => [
  { startDate, startTime, endTime },
];

type Pictured = PoiDraft & { popularity?: number; media?: string | null; liveState?: string };

async function start() {
  const api = await startApi();
  const { db, clock, create, get } = api;
  await db.$executeRawUnsafe(
    `INSERT INTO media (id, kind, sha256, drawing)
     VALUES ($1::uuid, 'file', repeat('a', 64), NULL), ($2::uuid, 'drawing', NULL, 'concerts-1:x')`,
    photo,
    drawing,
  );
  const createPictured = async (draft: Pictured = {}): Promise<string> => {
    const { popularity = 0, media = photo, liveState = 'scheduled', ...poi } = draft;
    const { id } = await create.poi(poi);
    await db.$executeRawUnsafe(
      'UPDATE poi SET popularity = $2::int, live_state = $3 WHERE id = $1::uuid',
      id,
      popularity,
      liveState,
    );
    await db.$executeRawUnsafe(
      'UPDATE poi_version SET main_media_id = $2::uuid WHERE poi_id = $1::uuid',
      id,
      media,
    );
    await refreshPoi(db, id, clock.now());
    return id;
  };
  const listIds = async (): Promise<string[]> =>
    (await get('/picks')).body.items.map(({ id }: { id: string }) => id);
  return { ...api, createPictured, listIds };
}

describe('GET /picks', () => {
  it('200: answers the popular events of the whole country, soonest first, with their town and without a distance', async () => {
    const { createPictured, get } = await start();
    const nice = { lon: 7.26, lat: 43.7 };
    const later = await createPictured({ popularity: 9, periods: on('2026-06-20'), at: nice });
    const soon = await createPictured({ popularity: 1, locality: 'Brest', themes: ['cinema'] });
    const { status, body } = await get('/picks');
    expect(status).toBe(200);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([soon, later]);
    expect(body.items[0]).toMatchObject({
      locality: 'Brest',
      theme: 'cinema',
      startDate: '2026-06-10',
      mainMediaFileId: photo,
    });
    expect(body.items[0]).not.toHaveProperty('distance');
  });

  it('200: answers an empty list when no event has a picture', async () => {
    const { createPictured, get } = await start();
    await createPictured({ popularity: 4, media: null });
    const { status, body } = await get('/picks');
    expect([status, body]).toEqual([200, { items: [] }]);
  });

  it('leaves out what is not published, over, permanent, not scheduled or after 30 days', async () => {
    const { createPictured, listIds } = await start();
    const popularity = 3;
    await createPictured({ popularity, status: 'draft' });
    await createPictured({ popularity, isEnabled: false });
    await createPictured({ popularity, periods: on('2026-06-10', '08:00', '09:00') });
    await createPictured({ popularity, isPermanent: true });
    await createPictured({ popularity, liveState: 'cancelled' });
    await createPictured({ popularity, liveState: 'full' });
    await createPictured({ popularity, periods: on('2026-07-11') });
    const last = await createPictured({ popularity, periods: on('2026-07-10') });
    expect(await listIds()).toEqual([last]);
  });

  it('shows the one-off events of a day before an exhibition that has begun, then those of later days', async () => {
    const { createPictured, listIds } = await start();
    const periods = [{ startDate: '2026-05-01', endDate: '2026-12-01' }];
    const long = await createPictured({ popularity: 9, periods, themes: ['expositions'] });
    const tomorrow = await createPictured({ periods: on('2026-06-11'), locality: 'Blois' });
    const evening = await createPictured({ locality: 'Nantes' });
    const noon = await createPictured({ periods: on('2026-06-10', '12:30'), locality: 'Rennes' });
    expect(await listIds()).toEqual([noon, evening, long, tomorrow]);
  });

  it('chooses events that have a drawing only for the places that events with a photo leave', async () => {
    const { createPictured, listIds } = await start();
    const create = (media: string, popularity: number, locality: string) =>
      createPictured({ media, popularity, locality });
    const drawn = await create(drawing, 9, 'Blois');
    const photographed = await create(photo, 1, 'Nantes');
    const first = await create(photo, 2, 'Tours');
    const second = await create(photo, 1, 'Tours');
    const drawnToo = await create(drawing, 9, 'Tours');
    const ids = await listIds();
    expect(new Set(ids)).toEqual(new Set([photographed, first, second]));
    expect(ids).not.toContain(drawnToo);
    await createPictured({ media: drawing, themes: ['cinema'], locality: 'Rennes' });
    expect(await listIds()).toHaveLength(4);
    expect(ids).not.toContain(drawn);
  });

  it('shows the two most popular events of a town and the three most popular of a theme', async () => {
    const { createPictured, listIds } = await start();
    const create = (popularity: number, locality: string | null) =>
      createPictured({ popularity, locality });
    const [tours, toursToo] = [await create(9, 'Tours'), await create(8, 'Tours')];
    await create(7, 'Tours');
    const [alone, aloneToo] = [await create(6, null), await create(1, null)];
    await create(5, 'Blois');
    const cinema = await createPictured({ popularity: 1, themes: ['cinema'], locality: 'Blois' });
    const ids = await listIds();
    expect(new Set(ids)).toEqual(new Set([tours, toursToo, alone, cinema]));
    expect(ids).not.toContain(aloneToo);
  });

  it('fills up to 20 events with the soonest ones when few are popular', async () => {
    const { createPictured, listIds } = await start();
    const create = (index: number, popularity: number, day: string) =>
      createPictured({
        popularity,
        locality: `Ville ${index}`,
        themes: [themes[index % themes.length] ?? 'concerts'],
        periods: on(day),
      });
    const popular = await create(0, 1, '2026-06-30');
    const last = await create(20, 0, '2026-06-29');
    for (let index = 1; index < 20; index += 1) await create(index, 0, '2026-06-12');
    const ids = await listIds();
    expect(ids).toHaveLength(20);
    expect(ids.at(-1)).toBe(popular);
    expect(ids).not.toContain(last);
  });

  it('304 with an empty body while the answer is the same; 200 after an event has changed', async () => {
    const { createPictured, get } = await start();
    await createPictured();
    const { headers } = await get('/picks');
    expect(headers['cache-control']).toBe('public, max-age=300');
    const held = { 'if-none-match': headers.etag ?? '' };
    const same = await get('/picks', {}, held);
    expect([same.status, same.text, same.headers.etag]).toEqual([304, '', headers.etag]);
    await createPictured({ locality: 'Blois' });
    const changed = await get('/picks', {}, held);
    expect(changed.status).toBe(200);
    expect(changed.body.items).toHaveLength(2);
  });
});
