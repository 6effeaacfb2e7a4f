// Specification: §7.16
import { limits } from '@parages/contracts/vocabulary/limits';
import { startSandbox } from '@parages/sandbox/start-sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictureFolder } from '../../../../test/pictures/picture-bench.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import { imageSearchService } from './image-search.service.ts';

const { folder } = pictureFolder();
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

async function bench() {
  const api = await startApi({
    environment: { PICTURES_FOLDER: folder(), ...sandbox.settings.images },
  });
  const moderator = await api.signIn({ permissions: ['image_mod'] });
  const poi = await api.create.poi({ themes: ['musees'] });
  const search = (q: string, as = moderator) =>
    api.send('GET', `/pois/${poi.id}/image-search`, { as, query: { q } });
  return { ...api, moderator, poi, search };
}

it('200: image search finds pictures in Openverse and Commons; one added to the event keeps its credits and licence', async () => {
  const { search, send, get, moderator, poi } = await bench();
  const { status, body } = await search('musees');
  expect([status, body.unavailable]).toEqual([200, []]);
  expect(new Set(body.items.map(({ source }: { source: string }) => source))).toEqual(
    new Set(['openverse', 'commons']),
  );
  const [{ url, title, credits, license, licenseUrl }] = body.items;
  expect(licenseUrl).toMatch(/^https:\/\/creativecommons\.org\//);
  const added = await send('POST', `/pois/${poi.id}/media`, {
    as: moderator,
    body: { url, title, credits, license, licenseUrl, origin: 'search' },
  });
  expect(added).toMatchObject({
    status: 201,
    body: { images: [{ title, credits, license, licenseUrl, origin: 'search', sourceUrl: url }] },
  });
  expect((await get(`/pois/${poi.id}`)).body.media).toMatchObject([
    { credits, license, licenseUrl },
  ]);
});

it('200: image search reports a collection that answers 503, and returns the results of the other', async () => {
  const { search } = await bench();
  const fault = { service: 'images', mode: 'status', status: 503, times: 1 };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${sandbox.url}/_sandbox/faults`, {
    method: 'POST',
    headers,
    body: JSON.stringify(fault),
  });
  const { status, body } = await search('musees');
  expect([status, body.unavailable.length]).toEqual([200, 1]);
  expect(body.items.length).toBeGreaterThan(0);
});

it('200: image search returns nothing when nothing matches, or when no collection is configured', async () => {
  const { search } = await bench();
  expect((await search('introuvable')).body).toEqual({ items: [], unavailable: [] });
  const api = await startApi();
  const [moderator, poi] = [
    await api.signIn({ permissions: ['image_mod'] }),
    await api.create.poi(),
  ];
  expect(
    (await api.send('GET', `/pois/${poi.id}/image-search`, { as: moderator, query: { q: 'x' } }))
      .body.items,
  ).toEqual([]);
});

it('image search cuts the title of a found picture to 300 characters, and counts an emoji as one', async () => {
  const api = await startApi();
  const start = 'a'.repeat(limits.picture.maxTitleLength - 1);
  const image = {
    id: '1',
    title: `${start}🎈🎈`,
    credits: 'Ana',
    license: 'cc0' as const,
    licenseUrl: null,
    url: 'https://images.example/1.jpg',
    thumbnailUrl: 'https://images.example/1-small.jpg',
    pageUrl: null,
    width: null,
    height: null,
  };
  const { search } = imageSearchService({
    db: api.db,
    searches: { commons: async () => [image] },
    fetchPicture: () => Promise.reject(new Error('no picture is fetched')),
  });
  const { items } = await search((await api.create.poi()).id, 'ballon');
  expect(items).toMatchObject([{ title: `${start}🎈` }]);
});

it('image search answers 404 for an unknown event, 403 without image_mod, 400 for an empty text', async () => {
  const { send, search, moderator, signIn } = await bench();
  const nowhere = await send('GET', '/pois/0198c0de-0000-7000-8000-000000000000/image-search', {
    as: moderator,
    query: { q: 'x' },
  });
  expect(nowhere).toMatchObject({ status: 404, body: { code: 'poi_not_found' } });
  expect((await search('x', await signIn({ permissions: ['poi_mod'] }))).status).toBe(403);
  expect((await search('  ')).status).toBe(400);
});

it('image search serves thumbnails as WebP, and refuses private addresses and an SVG with 422 picture_url_refused', async () => {
  const { search, send, moderator } = await bench();
  const { thumbnailUrl } = (await search('musees')).body.items[0];
  expect(thumbnailUrl).toMatch(/^\/api\/v1\/image-search\/thumbnail\?url=http/);
  const { status, headers } = await send('GET', thumbnailUrl, { as: moderator });
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, max-age=86400',
  ]);
  for (const url of [
    'http://169.254.169.254/',
    'http://127.0.0.1:22/',
    `${sandbox.url}/images/drawing.svg`,
  ]) {
    const refused = await send('GET', '/image-search/thumbnail', { as: moderator, query: { url } });
    expect([refused.status, refused.body.code]).toEqual([422, 'picture_url_refused']);
  }
});
