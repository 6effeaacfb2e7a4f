import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { poiChangesService } from './features/editing/poi-changes.service.ts';
import { mediaRoutes } from './features/media/media.routes.ts';
import { type MediaService, mediaService } from './features/media/media.service.ts';
import { failedPhotosRoutes } from './features/media/photos/failed-photos.routes.ts';
import { failedPhotosService } from './features/media/photos/failed-photos.service.ts';
import { picturesRoutes } from './features/media/pictures.routes.ts';
import { picturesService } from './features/media/pictures.service.ts';
import { imageSearchRoutes } from './features/media/search/image-search.routes.ts';
import {
  type ImageSearchDeps,
  imageSearchService,
} from './features/media/search/image-search.service.ts';
import { commonsSearch } from './gateways/image-search/commons-search.ts';
import { openverseSearch } from './gateways/image-search/openverse-search.ts';
import { openPictureStore } from './gateways/picture-store/open-picture-store.ts';
import { openPictureFetch } from './open-picture-fetch.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';
import type { ReadViewer } from './platform/viewer.ts';

export type PictureDeps = {
  prefix: string;
  config: Config;
  db: Db;
  clock: Clock;
  readViewer: ReadViewer;
};

// Somebody waits for both of them.
const searchDeadlineMs = 5000;

const searchesOf = ({
  OPENVERSE_URL,
  COMMONS_URL,
  PRODUCT_NAME,
  MAIN_HOST,
}: Config): ImageSearchDeps['searches'] => {
  const asked = {
    userAgent: `${PRODUCT_NAME} (+https://${MAIN_HOST}/)`,
    deadlineMs: searchDeadlineMs,
  };
  return {
    ...(OPENVERSE_URL === undefined
      ? {}
      : { openverse: openverseSearch({ baseUrl: OPENVERSE_URL, ...asked }) }),
    ...(COMMONS_URL === undefined
      ? {}
      : { commons: commonsSearch({ baseUrl: COMMONS_URL, ...asked }) }),
  };
};

/** Pictures: their files at `/mediafile/{id}`, and what organisers and moderators do with them. Answers what other features may know of them. */
export async function registerPictureRoutes(
  app: FastifyInstance,
  deps: PictureDeps,
): Promise<MediaService> {
  const { prefix, config, db, clock, readViewer } = deps;
  const store = await openPictureStore(config);
  const media = mediaService({ db, store });
  await app.register(mediaRoutes, { media, readViewer });
  const fetchPicture = openPictureFetch(config);
  const pictures = picturesService({
    db,
    clock,
    changes: poiChangesService({ db, clock }),
    store,
    fetchPicture,
  });
  await app.register(picturesRoutes, { prefix, pictures });
  const isFetching = store !== undefined && config.IMPORT_PHOTOS;
  await app.register(failedPhotosRoutes, {
    prefix,
    photos: failedPhotosService({ db, clock, isFetching }),
  });
  await app.register(imageSearchRoutes, {
    prefix,
    imageSearch: imageSearchService({ db, searches: searchesOf(config), fetchPicture }),
  });
  return media;
}
