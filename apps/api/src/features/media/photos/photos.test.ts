// Specification: §3.20
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startSandbox } from '@parages/sandbox/start-sandbox';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listShown, pictureFolder } from '../../../../test/pictures/picture-bench.ts';
import { drawTestPicture } from '../../../../test/pictures/pictures.ts';
import { startWorkerParts } from '../../../../test/servers/start-worker-parts.ts';
import { httpPictureFetch } from '../../../gateways/picture-fetch/http-picture-fetch.ts';
import {
  type PictureFetch,
  PictureNotFetched,
} from '../../../gateways/picture-fetch/picture-fetch.ts';
import { pictureFileNames } from '../pipeline/picture-names.ts';
import { photosService, queuePhotos } from './photos.service.ts';

const { store } = pictureFolder();
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let counting: Server;
let host = '';
let [requests, atOnce, mostAtOnce] = [0, 0, 0];
beforeAll(async () => {
  sandbox = await startSandbox();
  const usual = await drawTestPicture({ width: 420, height: 300 });
  counting = createServer(async (request, response) => {
    // A path of three digits gets a picture of that width; any other path the same default picture.
    const [, width] = /^\/(\d{3})\.jpg$/.exec(request.url ?? '') ?? [];
    const picture =
      width === undefined ? usual : await drawTestPicture({ width: Number(width), height: 300 });
    requests += 1;
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await wait(30);
    atOnce -= 1;
    response.end(picture);
  });
  await new Promise<void>((resolve) => counting.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(counting.address() as AddressInfo).port}`;
});
afterAll(async () => {
  counting.close();
  await sandbox.close();
});

const photo = (width: number): string => `http://${host}/${width}.jpg`;
const image = (name: string): string => `${sandbox.url}/images/${name}`;

async function bench(
  urls: readonly string[],
  fetchPicture: PictureFetch = httpPictureFetch({ allow: host, userAgent: 'x' }),
  withFeeds = true,
) {
  const parts = await startWorkerParts();
  const { db, clock } = parts;
  const create = async (extId: string, addresses: readonly string[]) => {
    const poi = await parts.createPoi();
    await db.poi.update({ where: { id: poi.id }, data: { source: 'openagenda', extId } });
    const { id: versionId } = await db.poiVersion.findFirstOrThrow({ where: { poiId: poi.id } });
    for (const [index, url] of addresses.entries()) {
      const id = uuidv7();
      await db.media.create({
        data: {
          id,
          kind: 'remote',
          sourceUrl: url,
          title: `Photo ${index + 1}`,
          credits: 'A. Martin',
        },
      });
      await db.poiMedia.create({ data: { versionId, mediaId: id, rank: index + 1 } });
    }
    return poi.id;
  };
  const poiId = await create('1', urls);
  const photos = photosService({ db, clock, store: store(), fetchPicture, withFeeds });
  return {
    ...parts,
    poiId,
    create,
    fetchDue: () => photos.fetchDue(() => false),
    queue: () => queuePhotos(db, 'openagenda', clock.now()),
  };
}

it('the photos of a feed are queued once and added to their event in the feed’s order, the first as its main picture', async () => {
  const urls = [photo(450), photo(460), photo(470)];
  const { queue, fetchDue, poiId, db } = await bench(urls);
  expect([await queue(), await queue()]).toEqual([3, 0]);
  expect(await fetchDue()).toBe(3);
  expect(await listShown(db, poiId)).toMatchObject([
    { sourceUrl: urls[0], title: 'Photo 1', isMain: true },
    { sourceUrl: urls[1], title: 'Photo 2', isMain: false },
    { sourceUrl: urls[2], title: 'Photo 3', isMain: false },
  ]);
  const [card] = await db.$queryRawUnsafe<{ main: string }[]>(
    `SELECT card->>'mainMediaFileId' AS main FROM poi_search`,
  );
  expect(card?.main).toBe((await listShown(db, poiId))[0]?.id);
});

it('no photo of a feed is downloaded when the photos of feeds are switched off', async () => {
  let fetched = 0;
  const fetchPicture = async (): Promise<Buffer> => {
    fetched += 1;
    return drawTestPicture();
  };
  const { queue, fetchDue, db } = await bench([photo(450)], fetchPicture, false);
  expect(await queue()).toBe(1);
  expect([await fetchDue(), fetched]).toEqual([0, 0]);
  expect(await db.photoFetch.findFirst()).toMatchObject({ status: 'pending', attempts: 0 });
});

it('at most five photos of a feed’s event are queued', async () => {
  const { queue } = await bench([1, 2, 3, 4, 5, 6, 7].map((number) => photo(400 + number)));
  expect(await queue()).toBe(5);
});

it('a failed photo of a feed stops no other; an unreadable one fails at once, a missing one after three attempts', async () => {
  const { queue, fetchDue, poiId, db, clock } = await bench(
    [image('page.jpg'), image('gone.jpg'), image('plain.jpg')],
    httpPictureFetch({ allow: new URL(sandbox.url).host, userAgent: 'x' }),
  );
  await queue();
  expect(await fetchDue()).toBe(3);
  expect(await listShown(db, poiId)).toMatchObject([
    { sourceUrl: image('plain.jpg'), isMain: true },
  ]);
  const states = async () =>
    (await db.photoFetch.findMany({ orderBy: { rank: 'asc' } })).map(({ status, attempts }) => [
      status,
      attempts,
    ]);
  expect(await states()).toEqual([
    ['failed', 1],
    ['pending', 1],
    ['done', 1],
  ]);
  clock.set('2026-06-10T10:04:00Z');
  expect(await fetchDue()).toBe(0);
  clock.set('2026-06-10T10:05:00Z');
  expect(await fetchDue()).toBe(1);
  clock.set('2026-06-10T11:00:00Z');
  expect([await fetchDue(), await fetchDue()]).toEqual([1, 0]);
  expect(await states()).toEqual([
    ['failed', 1],
    ['failed', 3],
    ['done', 1],
  ]);
});

it('photos of a feed are downloaded two at a time per host, each address once; equal bytes are stored once', async () => {
  [requests, mostAtOnce] = [0, 0];
  const urls = ['a', 'b', 'c', 'd', 'e'].map((name) => `http://${host}/${name}.jpg`);
  const { queue, fetchDue, create, db, poiId } = await bench(urls);
  await queue();
  await fetchDue();
  expect([requests, mostAtOnce]).toEqual([5, 2]);
  // All five have the same bytes, so the event shows one.
  expect(await listShown(db, poiId)).toHaveLength(1);
  const other = await create('2', [`http://${host}/a.jpg`]);
  await queue();
  await fetchDue();
  expect(requests).toBe(5);
  expect(await listShown(db, other)).toMatchObject([
    { sourceUrl: `http://${host}/a.jpg`, isMain: true },
  ]);
  expect(
    new Set((await db.media.findMany({ where: { kind: 'file' } })).map(({ sha256 }) => sha256))
      .size,
  ).toBe(1);
});

it('a photo of a feed that another worker has claimed is fetched only after its lease has ended', async () => {
  const { queue, fetchDue, db, clock } = await bench([photo(480)]);
  await queue();
  await db.photoFetch.updateMany({
    data: { leasedUntil: new Date('2026-06-10T10:02:00Z'), attempts: 1 },
  });
  expect(await fetchDue()).toBe(0);
  clock.set('2026-06-10T10:02:00Z');
  expect(await fetchDue()).toBe(1);
});

it('no photo of a feed is added to an event locked against imports', async () => {
  const { queue, fetchDue, db, poiId } = await bench([photo(480)]);
  await queue();
  await db.poi.update({ where: { id: poiId }, data: { isImportLocked: true } });
  await fetchDue();
  expect(await listShown(db, poiId)).toEqual([]);
});

it('a photo of a feed is downloaded again when the files of its first download could not be written', async () => {
  const { queue, fetchDue, db, clock, poiId } = await bench([photo(490)]);
  await queue();
  const broken = { ...store(), write: () => Promise.reject(new Error('the disk is full')) };
  const fetchPicture = httpPictureFetch({ allow: host, userAgent: 'x' });
  const photos = photosService({ db, clock, store: broken, fetchPicture, withFeeds: true });
  await photos.fetchDue(() => false);
  expect(await listShown(db, poiId)).toEqual([]);
  clock.set('2026-06-10T10:05:00Z');
  expect(await fetchDue()).toBe(1);
  expect(await listShown(db, poiId)).toHaveLength(1);
  const { sha256 } = await db.media.findFirstOrThrow({ where: { kind: 'file' } });
  const stored = pictureFileNames(sha256 ?? '').map((name) => store().has(name));
  expect(await Promise.all(stored)).toEqual(Array(7).fill(true));
});

it('after a failed first attempt, a photo of a feed stays pending, with the reason stored and the lease ended', async () => {
  const { queue, fetchDue, db } = await bench([photo(480)], () =>
    Promise.reject(new PictureNotFetched('answer 404')),
  );
  await queue();
  await fetchDue();
  expect(await db.photoFetch.findFirst()).toMatchObject({
    lastError: 'answer 404',
    status: 'pending',
    leasedUntil: null,
    fault: null,
    failedAt: null,
  });
});
