import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/viewer.ts';
import type { Origins } from '../editing/lifecycle/lifecycle-mails.service.ts';
import {
  changedPoiSchema,
  claimAnswerSchema,
  duplicatesSchema,
  mergeBody,
  poiParams,
  queueQuery,
  reassignmentBody,
  reviewQueueSchema,
  visibilityBody,
  visibilitySchema,
} from './moderation.schema.ts';
import type { ModerationService } from './moderation.service.ts';

export type ModerationOptions = {
  moderation: ModerationService;
  originsOf: (request: FastifyRequest) => Origins;
};

const tags = ['Moderation'];
const access = 'poi_mod' as const;
const reading = { access, problems: ['poi_not_found'] } as const;
const writing = { access, problems: ['poi_not_found', 'poi_own', 'poi_version_stale'] } as const;
// An event that was merged, or given to another organisation with all that it holds, does not come back by itself.
const merging = { ...writing, freshSignIn: true } as const;
const giving = {
  ...merging,
  problems: [...writing.problems, 'organisation_not_found', 'organisation_own'],
} as const;

/** What moderators do with events. Registered under /api/v1. */
export const moderationRoutes: FastifyPluginAsyncZod<ModerationOptions> = async (
  app,
  { moderation, originsOf },
) => {
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
      config: { access },
      schema: {
        operationId: 'listPoiDuplicates',
        tags,
        params: poiParams,
        response: { 200: duplicatesSchema },
      },
    },
    (request) => moderation.listDuplicates(request.params.poiId),
  );
  app.post(
    '/moderation/pois/:poiId/merge',
    {
      config: merging,
      schema: {
        operationId: 'mergePoi',
        tags,
        params: poiParams,
        body: mergeBody,
        response: { 200: changedPoiSchema },
      },
    },
    (request) => moderation.merge(viewerOf(request), request.params.poiId, request.body),
  );
  app.post(
    '/org/pois/:poiId/reassignment',
    {
      config: giving,
      schema: {
        operationId: 'reassignPoi',
        tags,
        params: poiParams,
        body: reassignmentBody,
        response: { 200: changedPoiSchema },
      },
    },
    (request) =>
      moderation.reassign(
        viewerOf(request),
        request.params.poiId,
        request.body,
        originsOf(request),
      ),
  );
  app.put(
    '/pois/:poiId/visibility',
    {
      config: { access, problems: ['poi_not_found', 'poi_own'] },
      schema: {
        operationId: 'setPoiStatus',
        tags,
        params: poiParams,
        body: visibilityBody,
        response: { 200: visibilitySchema },
      },
    },
    (request) => moderation.setVisibility(viewerOf(request), request.params.poiId, request.body),
  );
};
