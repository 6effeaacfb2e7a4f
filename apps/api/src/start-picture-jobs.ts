import type { Config } from './config.ts';
import { openPictureStore } from './gateways/picture-store/open-picture-store.ts';
import { startPhotoFetching, startPictureSweep } from './jobs/pictures.ts';
import type { JobLog, Repeated } from './jobs/repeat.ts';
import { openPictureFetch } from './open-picture-fetch.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';

export type PictureJobsDeps = { config: Config; db: Db; clock: Clock; log: JobLog };

/** What is done with pictures without being asked. None where none are kept; photos of feeds are fetched only where the configuration says so. */
export function startPictureJobs({ config, db, clock, log }: PictureJobsDeps): {
  stop: () => Promise<void>;
} {
  // The store may take a moment to load: whoever stops meanwhile waits for it.
  const started = openPictureStore(config).then(
    (store): Repeated[] => {
      if (store === undefined) return [];
      const deps = { db, clock, log, store, fetchPicture: openPictureFetch(config) };
      return [
        startPictureSweep(deps),
        startPhotoFetching({ ...deps, withFeeds: config.IMPORT_PHOTOS }),
      ];
    },
    (error: unknown) => {
      log.warn({ err: error }, 'pictures are not looked after');
      return [];
    },
  );
  return {
    stop: async () => {
      for (const job of await started) await job.stop();
    },
  };
}
