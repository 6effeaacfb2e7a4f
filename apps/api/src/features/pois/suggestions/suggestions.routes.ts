import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PoisService } from '../pois.service.ts';
import { suggestionsQuery, suggestionsSchema } from './suggestions.schema.ts';

export const suggestionsRoutes: FastifyPluginAsyncZod<{ pois: PoisService }> = async (
  app,
  { pois },
) => {
  app.get(
    '/suggestions',
    {
      config: { access: 'public', rate: 'search' },
      schema: {
        operationId: 'listSuggestions',
        tags: ['Events'],
        querystring: suggestionsQuery,
        response: { 200: suggestionsSchema },
      },
    },
    (request) => pois.suggest(request.query),
  );
};
