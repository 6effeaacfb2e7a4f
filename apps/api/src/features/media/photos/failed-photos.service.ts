import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { photosRepository } from './photos.repository.ts';
import type { FailedPhotos, FailedPhotosQuery } from './photos.schema.ts';

export type FailedPhotosDeps = { db: Db; clock: Clock; isFetching: boolean };

export function failedPhotosService({ db, clock, isFetching }: FailedPhotosDeps) {
  const photos = photosRepository(db);
  return {
    list: async (page: FailedPhotosQuery): Promise<FailedPhotos> => {
      const rows = await photos.listFailed(page);
      return {
        items: rows.map(({ total: _, ...photo }) => photo),
        total: rows[0]?.total ?? 0,
        isFetching,
      };
    },
    /** Problems: media_not_found, also for a photo that has not failed. */
    retry: async (photoId: string): Promise<void> => {
      if (!(await photos.retry(photoId, clock.now()))) throw new Problem('media_not_found');
    },
  };
}

export type FailedPhotosService = ReturnType<typeof failedPhotosService>;
