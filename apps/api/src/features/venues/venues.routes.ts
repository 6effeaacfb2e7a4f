import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { venueParams, venueQuery, venueSchema } from './venues.schema.ts';
import type { VenuesService } from './venues.service.ts';

export const venuesRoutes: FastifyPluginAsyncZod<{ venues: VenuesService }> = async (
  app,
  { venues },
) => {
  app.get(
    '/venues/:slug',
    {
      config: { access: 'public', problems: ['venue_not_found'] },
      schema: {
        operationId: 'getVenue',
        tags: ['Events'],
        params: venueParams,
        querystring: venueQuery,
        response: { 200: venueSchema },
      },
    },
    (request) => venues.get(request.params.slug, request.query),
  );
};
