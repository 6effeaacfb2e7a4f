import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import type { Origins } from '../editing/lifecycle/lifecycle-mails.service.ts';
import {
  changedPoiSchema,
  poiParams,
  reassignmentBody,
  visibilityBody,
  visibilitySchema,
} from './moderation.schema.ts';
import type { ModerationService } from './moderation.service.ts';

export type ModerationOptions = {
  moderation: Pick<ModerationService, 'reassign' | 'setVisibility'>;
  originsOf: (request: FastifyRequest) => Origins;
};

const tags = ['Moderation'];
const access = 'poi_mod' as const;
const problems = ['poi_not_found', 'poi_own', 'poi_version_stale'] as const;
// Takes the event away from its organisation.
const reassigning = {
  access,
  freshSignIn: true,
  problems: [...problems, 'organisation_not_found', 'organisation_own'],
} as const;

export const moderationRoutes: FastifyPluginAsyncZod<ModerationOptions> = async (
  app,
  { moderation, originsOf },
) => {
  app.post(
    '/org/pois/:poiId/reassignment',
    {
      config: reassigning,
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
      config: { access, problems: ['poi_not_found', 'poi_own', 'poi_transition_forbidden'] },
      schema: {
        operationId: 'setPoiStatus',
        tags,
        params: poiParams,
        body: visibilityBody,
        response: { 200: visibilitySchema },
      },
    },
    (request) =>
      moderation.setVisibility(
        viewerOf(request),
        request.params.poiId,
        request.body,
        originsOf(request),
      ),
  );
};
