import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import type { PictureFetch } from '../../gateways/picture-fetch/picture-fetch.ts';
import type { PictureStore } from '../../gateways/picture-store/picture-store.ts';
import type { ReadViewer } from '../../platform/access/viewer.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { poiChangesService } from '../editing/poi-changes.service.ts';
import { mediaDocs } from './media.docs.ts';
import { mediaRoutes } from './media.routes.ts';
import { type MediaService, mediaService } from './media.service.ts';
import { failedPhotosRoutes } from './photos/failed-photos.routes.ts';
import { failedPhotosService } from './photos/failed-photos.service.ts';
import { picturesRoutes } from './pictures.routes.ts';
import { picturesService } from './pictures.service.ts';
import { imageSearchRoutes } from './search/image-search.routes.ts';
import { type ImageSearchDeps, imageSearchService } from './search/image-search.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    media: MediaService;
  }
}

export type MediaPluginDeps = {
  config: Pick<Config, 'IMPORT_PHOTOS'>;
  db: Db;
  clock: Clock;
  readViewer: ReadViewer;
  pictureStore: PictureStore | undefined;
  fetchPicture: PictureFetch;
  imageSearches: ImageSearchDeps['searches'];
};

export const mediaPlugin = fp(
  async (app: FastifyInstance, deps: MediaPluginDeps) => {
    app.describe(mediaDocs);
    const { config, db, clock, readViewer, pictureStore: store, fetchPicture } = deps;
    const media = mediaService({ db, store });
    await app.register(mediaRoutes, { media, readViewer });
    const changes = poiChangesService({ db, clock });
    const pictures = picturesService({ db, clock, changes, store, fetchPicture });
    await app.register(picturesRoutes, { prefix, pictures });
    const isFetching = store !== undefined && config.IMPORT_PHOTOS;
    const photos = failedPhotosService({ db, clock, isFetching });
    await app.register(failedPhotosRoutes, { prefix, photos });
    const imageSearch = imageSearchService({ db, searches: deps.imageSearches, fetchPicture });
    await app.register(imageSearchRoutes, { prefix, imageSearch });
    app.decorate('media', media);
  },
  { name: 'media' },
);
