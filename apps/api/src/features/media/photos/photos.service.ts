import { limits } from '@parages/contracts/vocabulary/limits';
import type { Db } from '../../../platform/database/database.ts';
import { type FetchDuePhotosDeps, fetchDuePhotos } from './fetch-due-photos.ts';
import { photosRepository } from './photos.repository.ts';

/**
 * Queues the photos that a feed names, for the worker to download. Returns the number of new ones.
 */
export const queuePhotos = (db: Db, source: string, now: Date): Promise<number> =>
  photosRepository(db).queue(source, limits.import.photos, now);

export type PhotosDeps = FetchDuePhotosDeps;

/** Photos of imported events, downloaded by the worker. */
export const photosService = (deps: PhotosDeps) => ({ fetchDue: fetchDuePhotos(deps) });
