import { type PhotosDeps, photosService } from '../features/media/photos/photos.service.ts';
import { sweepPictures } from '../features/media/sweep/picture-sweep.service.ts';
import { type JobLog, type Repeated, startRepeating } from './repeat.ts';

const sweepEveryMs = 3_600_000;
const photosEveryMs = 10_000;

/** Removes pictures that nothing has shown for a day, now and every hour. */
export const startPictureSweep = ({
  db,
  store,
  clock,
  log,
}: Omit<PhotosDeps, 'withFeeds'> & { log: JobLog }): Repeated =>
  startRepeating({
    name: 'sweep of pictures',
    everyMs: sweepEveryMs,
    log,
    run: async () => {
      await sweepPictures({ db, store }, clock.now());
      return undefined;
    },
  });

/** Fetches the photos that imports queued, as long as there are any. */
export const startPhotoFetching = ({ log, ...deps }: PhotosDeps & { log: JobLog }): Repeated => {
  const photos = photosService(deps);
  return startRepeating({
    name: 'fetching photos',
    everyMs: photosEveryMs,
    log,
    run: async (isStopping) => {
      await photos.fetchDue(isStopping);
      return undefined;
    },
  });
};
