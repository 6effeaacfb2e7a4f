import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import type { Origins } from '../../editing/lifecycle/lifecycle-mails.service.ts';
import { changedPoiSchema, poiParams } from '../moderation.schema.ts';
import type { ModerationService } from '../moderation.service.ts';
import { mergeBody, mergesQuery, poiMergesSchema } from './merging.schema.ts';

export type MergingOptions = {
  moderation: Pick<ModerationService, 'merge' | 'undoMerge' | 'listMerges'>;
  originsOf: (request: FastifyRequest) => Origins;
};

const tags = ['Moderation'];
const access = 'poi_mod' as const;
const problems = ['poi_not_found', 'poi_own'] as const;

export const mergingRoutes: FastifyPluginAsyncZod<MergingOptions> = async (
  app,
  { moderation, originsOf },
) => {
  app.get(
    '/moderation/merges',
    {
      config: { access },
      schema: {
        operationId: 'listPoiMerges',
        tags,
        querystring: mergesQuery,
        response: { 200: poiMergesSchema },
      },
    },
    (request) => moderation.listMerges(request.query),
  );
  app.post(
    '/moderation/pois/:poiId/merge',
    {
      // A merge takes the event away from its organisation.
      config: {
        access,
        freshSignIn: true,
        problems: [...problems, 'poi_version_stale', 'poi_promoted'],
      },
      schema: {
        operationId: 'mergePoi',
        tags,
        params: poiParams,
        body: mergeBody,
        response: { 200: changedPoiSchema },
      },
    },
    (request) =>
      moderation.merge(viewerOf(request), request.params.poiId, request.body, originsOf(request)),
  );
  app.delete(
    '/moderation/pois/:poiId/merge',
    {
      config: { access, problems: [...problems, 'poi_decision_final'] },
      schema: {
        operationId: 'undoPoiMerge',
        tags,
        params: poiParams,
        response: { 200: changedPoiSchema },
      },
    },
    (request) => moderation.undoMerge(viewerOf(request), request.params.poiId),
  );
};
