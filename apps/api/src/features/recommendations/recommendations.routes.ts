import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import { cardsAroundQuery } from '../pois/poi-cards.service.ts';
import { recommendationsSchema } from './recommendations.schema.ts';
import type { RecommendationsService } from './recommendations.service.ts';

export const recommendationsRoutes: FastifyPluginAsyncZod<{
  recommendations: RecommendationsService;
}> = async (app, { recommendations }) => {
  app.get(
    '/pois/recommended',
    {
      config: { access: 'verified', rate: 'search' },
      schema: {
        operationId: 'getRecommendedPois',
        tags: ['Events'],
        querystring: cardsAroundQuery,
        response: { 200: recommendationsSchema },
      },
    },
    (request) => recommendations.list(viewerOf(request).userId, request.query),
  );
};
