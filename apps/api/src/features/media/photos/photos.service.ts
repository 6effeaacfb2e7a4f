import { limits } from '@parages/contracts/vocabulary/limits';
import type { Db } from '../../../platform/database/database.ts';
import { type FetchDuePhotosDeps, fetchDuePhotos } from './fetch-due-photos.ts';
import { photosRepository } from './photos.repository.ts';

/** Returns the number of photos that were not queued before. */
export const queuePhotos = (db: Db, source: string, now: Date): Promise<number> =>
  photosRepository(db).queue(source, limits.import.photos, now);

export type PhotosDeps = FetchDuePhotosDeps;

export const photosService = (deps: PhotosDeps) => ({ fetchDue: fetchDuePhotos(deps) });
