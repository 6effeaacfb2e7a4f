import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { poiParams } from '../pictures.schema.ts';
import { imageSearchAnswer, imageSearchQuery, thumbnailQuery } from './image-search.schema.ts';
import type { ImageSearchService } from './image-search.service.ts';

const tags = ['Pictures'];
const access = 'image_mod';

export const imageSearchRoutes: FastifyPluginAsyncZod<{ imageSearch: ImageSearchService }> = async (
  app,
  { imageSearch },
) => {
  app.get(
    '/pois/:poiId/image-search',
    {
      config: { access, rate: 'outside', problems: ['poi_not_found'] },
      schema: {
        operationId: 'searchImages',
        tags,
        params: poiParams,
        querystring: imageSearchQuery,
        response: { 200: imageSearchAnswer },
      },
    },
    (request) => imageSearch.search(request.params.poiId, request.query.q),
  );
  app.get(
    '/image-search/thumbnail',
    {
      config: { access, rate: 'render', problems: ['picture_url_refused', 'pictures_busy'] },
      schema: {
        operationId: 'getFoundImageThumbnail',
        tags,
        querystring: thumbnailQuery,
        response: {
          200: { description: 'The picture.', content: { 'image/webp': { schema: z.string() } } },
        },
      },
    },
    async (request, reply) => {
      const bytes = await imageSearch.thumbnail(request.query.url);
      reply.headers({
        'cache-control': 'private, max-age=86400',
        'x-content-type-options': 'nosniff',
      });
      return reply.type('image/webp').send(bytes as unknown as string);
    },
  );
};
