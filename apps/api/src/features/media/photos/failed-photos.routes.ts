import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FailedPhotosService } from './failed-photos.service.ts';
import {
  failedPhotosQuery,
  failedPhotosSchema,
  photoParams,
  retriedSchema,
} from './photos.schema.ts';

const tags = ['Moderation'];
const access = ['image_mod', 'poi_mod'] as const;

export const failedPhotosRoutes: FastifyPluginAsyncZod<{ photos: FailedPhotosService }> = async (
  app,
  { photos },
) => {
  app.get(
    '/moderation/photos',
    {
      config: { access },
      schema: {
        operationId: 'listFailedPhotos',
        tags,
        querystring: failedPhotosQuery,
        response: { 200: failedPhotosSchema },
      },
    },
    (request) => photos.list(request.query),
  );
  app.post(
    '/moderation/photos/:photoId/retry',
    {
      config: { access, problems: ['media_not_found'] },
      schema: {
        operationId: 'retryPhoto',
        tags,
        params: photoParams,
        response: { 200: retriedSchema },
      },
    },
    async (request) => {
      await photos.retry(request.params.photoId);
      return { isDue: true as const };
    },
  );
};
