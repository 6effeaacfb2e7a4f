import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changesQuery, changesSchema } from './changes.schema.ts';
import type { listChanges } from './list-changes.ts';

export type ChangesOptions = { listChanges: ReturnType<typeof listChanges> };

export const changesRoutes: FastifyPluginAsyncZod<ChangesOptions> = async (app, options) => {
  app.get(
    '/pois/changes',
    {
      config: {
        access: 'public',
        rate: 'search',
        problems: ['organiser_not_found', 'change_cursor_expired'],
        isNeverStored: true,
        apiKey: 'public:read',
      },
      schema: {
        operationId: 'listPoiChanges',
        tags: ['Events'],
        querystring: changesQuery,
        response: { 200: changesSchema },
      },
    },
    (request) => options.listChanges(request.query),
  );
};
