// Specification: §1.1, §2.17, §2.25
import { expect, it } from 'vitest';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { promotePoi } from '../../../../test/records/create-poi.ts';
import { type Api, startApi } from '../../../../test/servers/start-api.ts';
import { refreshPois } from './search-projection.service.ts';

const tours = { lon: 0.704, lat: 47.3948 };
const here = { ...tours, distanceKm: 30 };
const box = { west: 0, south: 47, east: 1.5, north: 48 };
const host = 'localhost:3000';

// Answers of public lists, maps and facets around Tours, and of the sitemaps.
async function publicAnswers({ app, get }: Api, organiser: string, ids: string): Promise<string> {
  const answers = [
    ...(await Promise.all(
      ['date', 'distance', 'newest'].map((sort) => get('/pois', { ...here, sort })),
    )),
    await get('/pois', { ...here, q: 'buvette' }),
    await get('/pois', { ...tours, distanceKm: 1, autoExtend: true }),
    await get('/pois/promoted', here),
    await get('/pois/map', { ...box, zoom: 9 }),
    await get('/pois/map', { ...box, zoom: 9, q: 'buvette' }),
    await get('/pois/cards', { ids, ...tours }),
    await get('/home', here),
    await get('/picks'),
    await get(`/organisers/${organiser}`, tours),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const sitemap = await app.inject({ url: '/sitemaps/evenements-1.xml', headers: { host } });
  expect(sitemap.statusCode).toBe(200);
  return [...answers.map(({ text }) => text), sitemap.body].join('\n');
}

it('decisions "What is an outing": a poi without a theme is in no list, count, map, facet, row or sitemap, and its page answers', async () => {
  const api = await startApi();
  const { create, db, get, clock } = api;
  const outing = await create.poi({ label: 'Bal' });
  const themeless = await create.poi({ label: 'La buvette', themes: [], isPermanent: true });
  const dated = await create.poi({ label: 'Une buvette', themes: [] });
  const { id: organisationId, slug } = await createOrganisation(db);
  await db.poi.updateMany({ data: { organisationId } });
  for (const { id } of [themeless, dated])
    await promotePoi(db, id, '[2026-06-10,2026-06-17)', clock.now());
  const ids = [outing.id, themeless.id, dated.id].join(',');
  const answers = await publicAnswers(api, slug, ids);
  expect(answers).toContain(outing.slugFr);
  for (const { id, slugFr } of [themeless, dated]) {
    expect(answers).not.toContain(id);
    expect(answers).not.toContain(slugFr);
  }
  expect((await get('/pois', here)).body.total).toBe(1);
  expect((await get('/pois', { ...here, q: 'buvette' })).body.total).toBe(0);
  expect((await get('/pois/facets', here)).body).toMatchObject({
    total: 1,
    datePresets: { today: 1 },
  });
  expect((await get(`/organisers/${slug}`)).body.total).toBe(1);
  const { items } = (await get(`/pois/${themeless.id}/similar`)).body;
  expect(items.map(({ id }: { id: string }) => id)).toEqual([outing.id]);
  expect((await get(`/pois/by-slug/${themeless.slugFr}`)).body).toMatchObject({
    label: 'La buvette',
    themes: [],
  });
});

it('a poi is listed once it gets its first theme, and no longer once an import leaves it without one', async () => {
  const { create, db, get, send, signIn, clock } = await startApi();
  const curator = await signIn({ permissions: ['theme_mod'] });
  const { id } = await create.poi({ themes: [] });
  const total = async () => (await get('/pois', here)).body.total;
  const words = async () =>
    (await db.$queryRawUnsafe<object[]>('SELECT poi_id FROM poi_text')).length;
  expect([await total(), await words()]).toEqual([0, 0]);
  const added = await send('POST', `/pois/${id}/themes`, {
    as: curator,
    body: { themes: ['fetes'] },
  });
  expect(added.status).toBe(200);
  expect([await total(), await words()]).toEqual([1, 1]);
  await db.poiVersion.updateMany({ where: { poiId: id }, data: { themes: [] } });
  await refreshPois(db, [id], clock.now());
  expect([await total(), await words()]).toEqual([0, 0]);
});

it('the moderation dashboard lists a published poi without a theme under `no-theme`', async () => {
  const { create, send, signIn } = await startApi();
  const curator = await signIn({ permissions: ['theme_mod'] });
  const { id } = await create.poi({ themes: [] });
  const path = '/moderation/dashboard/listings/no-theme';
  const { body } = await send('GET', path, { as: curator });
  expect(body.items).toMatchObject([{ id, status: 'published', lacks: ['theme', 'image'] }]);
});
