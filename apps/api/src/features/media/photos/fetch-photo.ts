import { limits } from '@parages/contracts/vocabulary/limits';
import type { PhotoFault } from '@parages/contracts/vocabulary/pictures/photo-faults';
import { v7 as uuidv7 } from 'uuid';
import type { PictureFetch } from '../../../gateways/picture-fetch/picture-fetch.ts';
import type { PictureStore } from '../../../gateways/picture-store/picture-store.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { keepPicture } from '../adding/keep-picture.service.ts';
import { picturesRepository } from '../pictures.repository.ts';
import { pictureFileNames } from '../pipeline/picture-names.ts';
import { preparePicture } from '../pipeline/prepare-picture.ts';
import { photosRepository, type QueuedPhoto } from './photos.repository.ts';

export type FetchPhotoDeps = {
  db: Db;
  clock: Clock;
  store: PictureStore;
  fetchPicture: PictureFetch;
};

const mostAttempts = 3;
const minuteMs = 60_000;
const reuseMs = 12 * 60 * minuteMs;

export const fetchPhoto =
  (deps: FetchPhotoDeps) =>
  async (photo: QueuedPhoto): Promise<void> => {
    try {
      const mediaFileId = (await copyRecent(deps, photo)) ?? (await download(deps, photo));
      await attach(deps, photo, mediaFileId);
    } catch (error) {
      await noteFailure(deps, photo, error);
    }
  };

const isStored = async (store: PictureStore, sha256: string): Promise<boolean> =>
  (await Promise.all(pictureFileNames(sha256).map((name) => store.has(name)))).every(Boolean);

/**
 * Writes a row for the files of a picture that was downloaded earlier from the same URL, and
 * returns its id; undefined when there is none, or when one of its files is missing or the sweep
 * may delete it soon.
 */
async function copyRecent(
  { db, clock, store }: FetchPhotoDeps,
  { poiId, url, title, credits, license }: QueuedPhoto,
): Promise<string | undefined> {
  const now = clock.now();
  const recent = await photosRepository(db).findFetched(url, new Date(now.getTime() - reuseMs));
  if (recent === undefined || !(await isStored(store, recent.sha256))) return undefined;
  const copyId = uuidv7();
  await picturesRepository(db).copy({
    mediaFileId: recent.id,
    copyId,
    poiId,
    title,
    credits,
    license,
    focalX: 0.5,
    focalY: 0.5,
    now,
  });
  return copyId;
}

async function download(
  { db, clock, store, fetchPicture }: FetchPhotoDeps,
  { poiId, url, title, credits, license }: QueuedPhoto,
): Promise<string> {
  const now = clock.now();
  const prepared = await preparePicture(await fetchPicture(url));
  return keepPicture(db, store, prepared, {
    title,
    credits,
    license,
    licenseUrl: null,
    origin: 'import',
    sourceUrl: url,
    uploadedBy: null,
    poiId,
    now,
  });
}

const attach = (
  { db, clock }: FetchPhotoDeps,
  { id, poiId, rank }: QueuedPhoto,
  mediaFileId: string,
): Promise<void> =>
  db.$transaction(async (tx) => {
    const photos = photosRepository(tx);
    // Serialises photos of one event that arrive together: the main picture depends on their order.
    await photos.lockPoi(poiId);
    const versions = await photos.attach({ poiId, mediaFileId, rank, most: limits.images.max });
    if (versions.length > 0) await photos.refresh(poiId, clock.now());
    const done = { status: 'done', fault: null, reason: null, nextAttemptAt: null } as const;
    await photos.settle({ id, ...done, now: clock.now() });
  });

const permanentFaults: Record<string, PhotoFault> = {
  picture_unreadable: 'unreadable',
  picture_too_small: 'too-small',
  picture_too_large: 'too-large',
};

async function noteFailure(
  { db, clock }: FetchPhotoDeps,
  { id, attempts }: QueuedPhoto,
  error: unknown,
): Promise<void> {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300);
  const fault = (error instanceof Problem && permanentFaults[error.code]) || 'unreachable';
  const now = clock.now();
  const isOver = attempts >= mostAttempts || fault !== 'unreachable';
  await photosRepository(db).settle({
    id,
    status: isOver ? 'failed' : 'pending',
    fault: isOver ? fault : null,
    reason,
    nextAttemptAt: isOver ? null : new Date(now.getTime() + 5 ** attempts * minuteMs),
    now,
  });
}
