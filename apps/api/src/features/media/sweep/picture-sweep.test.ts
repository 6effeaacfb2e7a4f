// Specification: §3.19
import { expect, it } from 'vitest';
import { pictureFolder } from '../../../../test/pictures/picture-bench.ts';
import { drawTestPicture } from '../../../../test/pictures/pictures.ts';
import { startWorkerParts } from '../../../../test/servers/start-worker-parts.ts';
import { keepPicture } from '../adding/keep-picture.service.ts';
import { pictureFileNames } from '../pipeline/picture-names.ts';
import { preparePicture } from '../pipeline/prepare-picture.ts';
import { sweepPictures } from './picture-sweep.service.ts';

const { store } = pictureFolder();
const hourMs = 3_600_000;

async function bench(width: number) {
  const parts = await startWorkerParts();
  const { db, clock } = parts;
  const poi = await parts.createPoi();
  const version = await db.poiVersion.findFirstOrThrow({ where: { poiId: poi.id } });
  const start = clock.now().getTime();
  const prepared = await preparePicture(await drawTestPicture({ width }));
  const facts = {
    title: null,
    credits: null,
    license: null,
    licenseUrl: null,
    origin: 'upload',
    sourceUrl: null,
    uploadedBy: null,
    poiId: poi.id,
  };
  const keep = (hours = 0) =>
    keepPicture(db, store(), prepared, { ...facts, now: new Date(start + hours * hourMs) });
  const show = (mediaId: string) =>
    db.poiMedia.create({ data: { versionId: version.id, mediaId, rank: 1 } });
  const hide = (mediaId: string) => db.poiMedia.deleteMany({ where: { mediaId } });
  const filesLeft = async () => {
    const kept = await Promise.all(
      pictureFileNames(prepared.sha256).map((name) => store().has(name)),
    );
    return kept.filter((isThere) => isThere).length;
  };
  const sweepAfter = (hours: number) =>
    sweepPictures({ db, store: store() }, new Date(start + hours * hourMs));
  return { db, keep, show, hide, filesLeft, sweepAfter };
}

it('the picture sweep deletes a picture that no event has shown a day after its upload, with its files', async () => {
  const { keep, sweepAfter, filesLeft, db } = await bench(500);
  await keep();
  expect(await sweepAfter(23)).toBe(0);
  expect(await filesLeft()).toBe(7);
  expect(await sweepAfter(24)).toBe(1);
  expect([await filesLeft(), await db.media.count()]).toEqual([0, 0]);
});

it('the picture sweep keeps a shown picture, and deletes it a day after the sweep that found it no longer shown', async () => {
  const { keep, show, hide, sweepAfter, filesLeft } = await bench(510);
  const id = await keep();
  await show(id);
  expect(await sweepAfter(48)).toBe(0);
  await hide(id);
  expect(await sweepAfter(49)).toBe(0);
  expect(await sweepAfter(72)).toBe(0);
  expect(await sweepAfter(73)).toBe(1);
  expect(await filesLeft()).toBe(0);
});

it('the picture sweep keeps a picture that an event shows again within the day', async () => {
  const { keep, show, hide, sweepAfter } = await bench(520);
  const id = await keep();
  await show(id);
  await hide(id);
  await sweepAfter(1);
  await show(id);
  expect(await sweepAfter(100)).toBe(0);
});

it('the picture sweep deletes one of two pictures with the same files, and keeps the files', async () => {
  const { keep, show, sweepAfter, filesLeft, db } = await bench(530);
  await keep();
  await show(await keep());
  expect(await sweepAfter(24)).toBe(1);
  expect([await filesLeft(), await db.media.count()]).toEqual([7, 1]);
});

it('the picture sweep keeps the picture when its files cannot be deleted, and deletes both at the next sweep', async () => {
  const { keep, sweepAfter, filesLeft, db } = await bench(540);
  await keep();
  const broken = { ...store(), remove: () => Promise.reject(new Error('the disk is away')) };
  await expect(
    sweepPictures({ db, store: broken }, new Date('2027-01-01T00:00:00Z')),
  ).rejects.toThrow('the disk is away');
  expect(await db.media.count()).toBe(1);
  expect(await sweepAfter(24)).toBe(1);
  expect(await filesLeft()).toBe(0);
});

it('two concurrent picture sweeps during an upload of the same picture leave the files of the uploaded picture', async () => {
  const { keep, show, sweepAfter, filesLeft } = await bench(550);
  await keep();
  const [, , id] = await Promise.all([sweepAfter(24), sweepAfter(24), keep(24)]);
  await show(id);
  // If a sweep deleted the files first, the upload has written them again.
  expect(await filesLeft()).toBe(7);
});
