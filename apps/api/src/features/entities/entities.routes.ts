import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listEntities } from './entities.domain.ts';
import { entitiesSchema } from './entities.schema.ts';

// It changes with a deployment only: clients keep it for an hour, then ask whether it changed.
const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400';

/** Whether a client already holds a version: `If-None-Match` is a list, of weak tags too once a proxy has compressed the answer. */
const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

export const entitiesRoutes: FastifyPluginAsyncZod = async (app) => {
  const entities = listEntities();
  const etag = `"${entities.version}"`;

  app.get(
    '/entities',
    {
      config: { access: 'public', problems: [] },
      schema: {
        operationId: 'getEntitiesToCache',
        tags: ['entities'],
        response: { 200: entitiesSchema, 304: z.null().describe('Not changed') },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', cacheControl).header('etag', etag);
      return holds(request.headers['if-none-match'], etag) ? reply.code(304).send(null) : entities;
    },
  );
};
