import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import {
  claimAnswerSchema,
  duplicatesSchema,
  poiParams,
  queueQuery,
  reviewQueueSchema,
} from './moderation.schema.ts';
import type { ModerationService } from './moderation.service.ts';
import { queueCountsSchema } from './queues/queues.schema.ts';

export type ReviewQueueOptions = {
  moderation: Pick<
    ModerationService,
    'countQueues' | 'listQueue' | 'claim' | 'release' | 'listDuplicates'
  >;
};

const tags = ['Moderation'];
const access = 'poi_mod' as const;
const reading = { access, problems: ['poi_not_found'] } as const;
export const reviewQueueRoutes: FastifyPluginAsyncZod<ReviewQueueOptions> = async (
  app,
  { moderation },
) => {
  app.get(
    '/moderation/queues',
    {
      config: { access: ['poi_mod', 'org_mod', 'image_mod'] },
      schema: { operationId: 'countReviewQueues', tags, response: { 200: queueCountsSchema } },
    },
    (request) => moderation.countQueues(viewerOf(request)),
  );
  app.get(
    '/moderation/pois',
    {
      config: { access },
      schema: {
        operationId: 'listReviewQueue',
        tags,
        querystring: queueQuery,
        response: { 200: reviewQueueSchema },
      },
    },
    (request) => moderation.listQueue(viewerOf(request), request.query),
  );
  app.put(
    '/moderation/pois/:poiId/claim',
    {
      config: reading,
      schema: {
        operationId: 'claimReview',
        tags,
        params: poiParams,
        response: { 200: claimAnswerSchema },
      },
    },
    (request) => moderation.claim(viewerOf(request), request.params.poiId),
  );
  app.delete(
    '/moderation/pois/:poiId/claim',
    {
      config: { access },
      schema: {
        operationId: 'releaseReview',
        tags,
        params: poiParams,
        response: { 200: claimAnswerSchema },
      },
    },
    (request) => moderation.release(viewerOf(request), request.params.poiId),
  );
  app.get(
    '/moderation/pois/:poiId/duplicates',
    {
      config: reading,
      schema: {
        operationId: 'listPoiDuplicates',
        tags,
        params: poiParams,
        response: { 200: duplicatesSchema },
      },
    },
    (request) => moderation.listDuplicates(request.params.poiId),
  );
};
