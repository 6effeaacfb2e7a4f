import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { matchesEntityTag } from '../../platform/entity-tag.ts';
import { listEntities } from './entities.domain.ts';
import { entitiesSchema } from './entities.schema.ts';

// The vocabulary changes only with a deployment: clients cache it for an hour, then revalidate.
const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400';

export const entitiesRoutes: FastifyPluginAsyncZod = async (app) => {
  const entities = listEntities();
  const etag = `"${entities.version}"`;

  app.get(
    '/entities',
    {
      config: { access: 'public', problems: [] },
      schema: {
        operationId: 'getEntitiesToCache',
        tags: ['Vocabulary'],
        response: { 200: entitiesSchema, 304: z.null().describe('Not changed') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', cacheControl).header('etag', etag);
      return matchesEntityTag(request.headers['if-none-match'], etag)
        ? reply.code(304).send(null)
        : entities;
    },
  );
};
