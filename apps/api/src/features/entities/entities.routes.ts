import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listEntities } from './entities.domain.ts';
import { entitiesSchema } from './entities.schema.ts';

// The vocabulary changes only with a deployment: clients cache it for an hour, then revalidate.
const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400';

export const entitiesRoutes: FastifyPluginAsyncZod = async (app) => {
  const entities = listEntities();

  app.get(
    '/entities',
    {
      config: { access: 'public', problems: [] },
      schema: {
        operationId: 'getEntitiesToCache',
        tags: ['Vocabulary'],
        response: { 200: entitiesSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', cacheControl);
      return entities;
    },
  );
};
