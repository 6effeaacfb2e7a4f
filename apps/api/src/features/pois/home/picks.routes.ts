import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { picksSchema } from '../pois.schema.ts';
import type { PoisService } from '../pois.service.ts';

// The answer is the same for every caller, and changes when an event is over or a favourite counts.
const cacheControl = 'public, max-age=300';

export const picksRoutes: FastifyPluginAsyncZod<{ pois: PoisService }> = async (app, { pois }) => {
  app.get(
    '/picks',
    {
      config: { access: 'public', rate: 'search', problems: [] },
      schema: {
        operationId: 'listPicks',
        tags: ['Events'],
        response: { 200: picksSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', cacheControl);
      return pois.listPicks();
    },
  );
};
