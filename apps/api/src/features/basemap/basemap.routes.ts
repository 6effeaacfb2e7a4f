import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { basemapQuery, basemapSchema } from './basemap.schema.ts';
import type { BasemapService } from './basemap.service.ts';

// One day, because towns and borders rarely change.
const cacheControl = 'public, max-age=86400';

export const basemapRoutes: FastifyPluginAsyncZod<{ basemap: BasemapService }> = async (
  app,
  { basemap },
) => {
  app.get(
    '/basemap',
    {
      config: { access: 'public', problems: [] },
      schema: {
        operationId: 'getBasemap',
        tags: ['Places'],
        querystring: basemapQuery,
        response: { 200: basemapSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', cacheControl);
      return basemap.read(request.query);
    },
  );
};
