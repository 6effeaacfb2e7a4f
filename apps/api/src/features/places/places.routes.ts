import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerAddress } from '../../platform/rate-limits/caller-address.ts';
import { localitySchema, placeSearchQuery, placesSchema, reverseQuery } from './places.schema.ts';
import type { PlacesService } from './places.service.ts';

// The list of towns changes once a year; a correction reaches every client within an hour.
const cacheControl = 'public, max-age=3600';
// Without the answer of the geocoder, which may come back in a moment.
const incompleteAnswer = 'no-store';

export const placesRoutes: FastifyPluginAsyncZod<{ places: PlacesService }> = async (
  app,
  { places },
) => {
  app.get(
    '/places',
    {
      // The server calls the geocoder, so that the geocoder does not see the visitor's IP address.
      config: { access: 'public', rate: 'search', problems: [] },
      schema: {
        operationId: 'searchLocalityByName',
        tags: ['Places'],
        querystring: placeSearchQuery,
        response: { 200: placesSchema },
      },
    },
    async (request, reply) => {
      const caller = callerAddress(request.ip);
      const { items, isComplete } = await places.search({ ...request.query, caller });
      reply.header('cache-control', isComplete ? cacheControl : incompleteAnswer);
      return { items };
    },
  );

  app.get(
    '/places/reverse',
    {
      // The visitor's position is private.
      config: { access: 'public', rate: 'search', isNeverStored: true, problems: [] },
      schema: {
        operationId: 'getLocalityByCoordinates',
        tags: ['Places'],
        querystring: reverseQuery,
        response: { 200: localitySchema.nullable() },
      },
    },
    async (request) => (await places.findNearest(request.query.lon, request.query.lat)) ?? null,
  );
};
