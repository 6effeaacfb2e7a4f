import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type FetchPhotoDeps, fetchPhoto } from './fetch-photo.ts';
import { photosRepository, type QueuedPhoto } from './photos.repository.ts';

/** `withFeeds`: includes the photos of feeds, not only those of batch imports. */
export type FetchDuePhotosDeps = FetchPhotoDeps & { withFeeds: boolean };

const perHost = 2;
const mostAtOnce = 8;
const leaseMs = 120_000;

/**
 * Returns the number of attempts. All workers together download at most two photos of a host at a
 * time.
 */
export const fetchDuePhotos =
  (deps: FetchDuePhotosDeps) =>
  async (isStopping: () => boolean): Promise<number> => {
    let attempts = 0;
    while (!isStopping()) {
      const photos = await claimPhotos(deps);
      if (photos.length === 0) break;
      await Promise.all(photos.map(fetchPhoto(deps)));
      attempts += photos.length;
    }
    return attempts;
  };

const claimPhotos = ({ db, clock, withFeeds }: ClaimDeps): Promise<QueuedPhoto[]> =>
  db.$transaction(async (tx) => {
    const photos = photosRepository(tx);
    await photos.lockQueue();
    const now = clock.now();
    const until = new Date(now.getTime() + leaseMs);
    return photos.claim({ now, until, perHost, most: mostAtOnce, withFeeds });
  });

type ClaimDeps = { db: Db; clock: Clock; withFeeds: boolean };
