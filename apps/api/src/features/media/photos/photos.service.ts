import { limits } from '@parages/contracts/vocabulary/limits';
import type { PhotoFault } from '@parages/contracts/vocabulary/photo-faults';
import { v7 as uuidv7 } from 'uuid';
import type { PictureFetch } from '../../../gateways/picture-fetch/picture-fetch.ts';
import type { PictureStore } from '../../../gateways/picture-store/picture-store.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, SqlClient } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { keepPicture } from '../keep-picture.service.ts';
import { picturesRepository } from '../pictures.repository.ts';
import { preparePicture } from '../pipeline/prepare-picture.ts';
import { photosRepository, type QueuedPhoto } from './photos.repository.ts';

const perHost = 2;
const mostAtOnce = 8;
const mostTries = 3;
const leaseMs = 120_000;
const minuteMs = 60_000;
const recentMs = 12 * 60 * minuteMs;

/** Queues the photos a feed names; answers how many are new. Nothing is fetched yet. */
export const queuePhotos = (db: SqlClient, source: string, now: Date): Promise<number> =>
  photosRepository(db).queue(source, limits.import.photos, now);

const faultsOf: Record<string, PhotoFault> = {
  picture_unreadable: 'unreadable',
  picture_too_small: 'too-small',
  picture_too_large: 'too-large',
};
// Whatever else went wrong may go well the next time.
const faultOf = (error: unknown): PhotoFault =>
  (error instanceof Problem ? faultsOf[error.code] : undefined) ?? 'unreachable';

/** `withFeeds`: photos that feeds name as well, not only those of files that people sent. */
export type PhotosDeps = {
  db: Db;
  clock: Clock;
  store: PictureStore;
  fetchPicture: PictureFetch;
  withFeeds: boolean;
};
export type PhotosService = {
  /** Fetches photos until none is due; two at a time of one host. Answers how many tries there were. */
  fetchDue: (isStopping: () => boolean) => Promise<number>;
};

/** Fetches what feeds name, for the events that show it. One photo that cannot be had holds up nothing else. */
export function photosService({
  db,
  clock,
  store,
  fetchPicture,
  withFeeds,
}: PhotosDeps): PhotosService {
  const claim = (): Promise<QueuedPhoto[]> =>
    db.$transaction(async (tx) => {
      const photos = photosRepository(tx);
      await photos.hold();
      const now = clock.now();
      return photos.claim({
        now,
        until: new Date(now.getTime() + leaseMs),
        perHost,
        most: mostAtOnce,
        withFeeds,
      });
    });

  /** The row of the photo for this event: over the files of one fetched before from the same address, or over new ones. */
  async function bring({ poiId, url, title, credits, license }: QueuedPhoto): Promise<string> {
    const now = clock.now();
    const known = await photosRepository(db).findFetched(url, new Date(now.getTime() - recentMs));
    if (known !== undefined) {
      const copyId = uuidv7();
      const middle = { focalX: 0.5, focalY: 0.5 };
      await picturesRepository(db).copy({
        mediaFileId: known,
        copyId,
        poiId,
        title,
        credits,
        license,
        ...middle,
        now,
      });
      return copyId;
    }
    const prepared = await preparePicture(await fetchPicture(url));
    const facts = {
      title,
      credits,
      license,
      licenseUrl: null,
      origin: 'import',
      sourceUrl: url,
      uploadedBy: null,
      poiId,
      now,
    };
    return keepPicture(db, store, prepared, facts);
  }

  async function fetchOne(photo: QueuedPhoto): Promise<void> {
    const { id, poiId, rank, attempts } = photo;
    try {
      const mediaFileId = await bring(photo);
      await db.$transaction(async (tx) => {
        // Two photos of one event may be there at once: which one is the main one is decided by one after the other.
        await photosRepository(tx).holdPoi(poiId);
        const versions = await photosRepository(tx).attach({
          poiId,
          mediaFileId,
          rank,
          most: limits.images.max,
        });
        if (versions.length > 0) await photosRepository(tx).refresh(poiId, clock.now());
        await photosRepository(tx).settle({
          id,
          status: 'done',
          fault: null,
          reason: null,
          nextAttemptAt: null,
          now: clock.now(),
        });
      });
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300);
      const fault = faultOf(error);
      const now = clock.now();
      // A picture that is none today is none tomorrow; a host that does not answer may.
      const isOver = attempts >= mostTries || fault !== 'unreachable';
      const outcome = isOver
        ? { status: 'failed' as const, fault, nextAttemptAt: null }
        : {
            status: 'pending' as const,
            fault: null,
            nextAttemptAt: new Date(now.getTime() + 5 ** attempts * minuteMs),
          };
      await photosRepository(db).settle({ id, reason, now, ...outcome });
    }
  }

  return {
    fetchDue: async (isStopping) => {
      let tries = 0;
      while (!isStopping()) {
        const photos = await claim();
        if (photos.length === 0) break;
        await Promise.all(photos.map(fetchOne));
        tries += photos.length;
      }
      return tries;
    },
  };
}
