import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { dayTotalsSchema, firstRadiusSchema } from '../pois.schema.ts';
import type { PoisService } from '../pois.service.ts';
import { daysQuery, facetsQuery } from '../search-query.schema.ts';

const tags = ['Events'];
const anyone = { access: 'public', rate: 'search' } as const;

export const countsRoutes: FastifyPluginAsyncZod<{ pois: PoisService }> = async (app, { pois }) => {
  app.get(
    '/pois/days',
    {
      config: anyone,
      schema: {
        operationId: 'getPoiDays',
        tags,
        querystring: daysQuery,
        response: { 200: dayTotalsSchema },
      },
    },
    (request) => pois.countDays(request.query),
  );
  app.get(
    '/pois/first-radius',
    {
      config: anyone,
      schema: {
        operationId: 'getFirstRadius',
        tags,
        querystring: facetsQuery,
        response: { 200: firstRadiusSchema },
      },
    },
    (request) => pois.findFirstRadius(request.query),
  );
};
