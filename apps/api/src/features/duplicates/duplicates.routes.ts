import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import type { DuplicatesService } from './duplicates.service.ts';
import {
  distinctionBody,
  distinctionSchema,
  duplicatePairsSchema,
  pairsQuery,
  poiParams,
} from './pairs/pairs.schema.ts';

const tags = ['Moderation'];
const access = 'poi_mod' as const;

export const duplicatesRoutes: FastifyPluginAsyncZod<{ duplicates: DuplicatesService }> = async (
  app,
  { duplicates },
) => {
  app.get(
    '/moderation/duplicates',
    {
      config: { access },
      schema: {
        operationId: 'listDuplicatePairs',
        tags,
        querystring: pairsQuery,
        response: { 200: duplicatePairsSchema },
      },
    },
    (request) => duplicates.list(viewerOf(request), request.query),
  );
  app.put(
    '/moderation/pois/:poiId/distinction',
    {
      config: { access, problems: ['poi_not_found', 'poi_own'] },
      schema: {
        operationId: 'setPoiDistinction',
        tags,
        params: poiParams,
        body: distinctionBody,
        response: { 200: distinctionSchema },
      },
    },
    (request) => duplicates.setDistinction(viewerOf(request), request.params.poiId, request.body),
  );
};
