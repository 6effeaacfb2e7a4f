import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { poiCardsQuery } from './poi-cards.schema.ts';
import type { PoiCardsService } from './poi-cards.service.ts';
import { cardListSchema } from './pois.schema.ts';

export const poiCardsRoutes: FastifyPluginAsyncZod<{ listCards: PoiCardsService }> = async (
  app,
  { listCards },
) => {
  app.get(
    '/pois/cards',
    {
      config: { access: 'public', rate: 'search' },
      schema: {
        operationId: 'listPoiCards',
        tags: ['Events'],
        querystring: poiCardsQuery,
        response: { 200: cardListSchema },
      },
    },
    (request) => listCards(request.query),
  );
};
