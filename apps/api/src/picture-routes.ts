import type { FastifyInstance } from 'fastify';
import { imageSearchRoutes } from './features/media/image-search.routes.ts';
import { imageSearchService } from './features/media/image-search.service.ts';
import { mediaRoutes } from './features/media/media.routes.ts';
import { picturesRoutes } from './features/media/pictures.routes.ts';
import { picturesService } from './features/media/pictures.service.ts';
import type { Db } from './platform/database.ts';

export type PictureDeps = { prefix: string; db: Db };

/** Pictures: their files at `/mediafile/{id}`, and what organisers and moderators do with them. */
export async function registerPictureRoutes(app: FastifyInstance, { prefix, db }: PictureDeps): Promise<void> {
  await app.register(mediaRoutes, { db });
  await app.register(picturesRoutes, { prefix, pictures: picturesService() });
  await app.register(imageSearchRoutes, { prefix, imageSearch: imageSearchService() });
}
