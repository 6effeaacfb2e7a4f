import type { Config } from '../../config/config.ts';
import type { PictureFetch } from '../../gateways/picture-fetch/picture-fetch.ts';
import type { PictureStore } from '../../gateways/picture-store/picture-store.ts';
import {
  type JobLog,
  type RepeatingJob,
  type StoppableJob,
  startRepeating,
  stopJobs,
} from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { type PhotosDeps, photosService } from './photos/photos.service.ts';
import { sweepPictures } from './sweep/picture-sweep.service.ts';

const sweepEveryMs = 3_600_000;
const photosEveryMs = 10_000;

type PhotoJobDeps = PhotosDeps & { log: JobLog };

const startPictureSweep = ({ db, store, clock, log }: PhotoJobDeps): RepeatingJob =>
  startRepeating({
    name: 'sweep of pictures',
    everyMs: sweepEveryMs,
    log,
    run: () => sweepPictures({ db, store }, clock.now()),
  });

const startPhotoFetching = ({ log, ...deps }: PhotoJobDeps): RepeatingJob => {
  const photos = photosService(deps);
  return startRepeating({
    name: 'fetching photos',
    everyMs: photosEveryMs,
    log,
    run: (isStopping) => photos.fetchDue(isStopping),
  });
};

export type MediaJobsDeps = {
  config: Pick<Config, 'IMPORT_PHOTOS'>;
  db: Db;
  clock: Clock;
  log: JobLog;
  /** Resolves once the store is loaded; to undefined without picture storage. */
  pictureStore: Promise<PictureStore | undefined>;
  fetchPicture: PictureFetch;
};

/**
 * Starts no job without picture storage. Downloads photos of feeds only with `IMPORT_PHOTOS`, those
 * of batch imports always.
 */
export function startMediaJobs(deps: MediaJobsDeps): StoppableJob {
  const { config, db, clock, log, pictureStore, fetchPicture } = deps;
  const started = pictureStore.then(
    (store): RepeatingJob[] => {
      if (store === undefined) return [];
      const parts = { db, clock, log, store, fetchPicture, withFeeds: config.IMPORT_PHOTOS };
      return [startPictureSweep(parts), startPhotoFetching(parts)];
    },
    (error: unknown) => {
      log.warn({ err: error }, 'picture jobs not started');
      return [];
    },
  );
  return {
    stop: async () => stopJobs(await started),
  };
}
