import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { askerOf } from '../../../platform/asker.ts';
import { viewerOf } from '../../../platform/viewer.ts';
import { writing } from '../editing.routes.ts';
import { poiParams } from '../editing.schema.ts';
import type { EditingService } from '../editing.service.ts';
import { organiserPoiSchema } from '../organiser-poi.schema.ts';
import {
  acceptanceBody,
  archivalBody,
  refusalBody,
  submissionBody,
  versionBody,
  versionQuery,
} from './lifecycle.schema.ts';
import type { Origins } from './lifecycle-mails.service.ts';

const tags = ['Events of organisers'];
const ofPoi = { params: poiParams, response: { 200: organiserPoiSchema }, tags };
const sending = {
  ...writing,
  problems: [...writing.problems, 'poi_incomplete', 'organisation_not_approved'],
} as const;
const archiving = {
  ...writing,
  problems: [...writing.problems, 'poi_confirmation_wrong'],
} as const;
const deciding = {
  access: 'poi_mod',
  problems: [
    'poi_not_found',
    'poi_own',
    'poi_version_stale',
    'poi_transition_forbidden',
    'organisation_not_approved',
  ],
} as const;
const takingBack = { ...deciding, problems: [...deciding.problems, 'poi_decision_final'] } as const;

export type LifecycleOptions = {
  editing: EditingService;
  originsOf: (request: FastifyRequest) => Origins;
};

/** Moving an event from state to state; each answers where it stands then. Registered under /api/v1. */
export const lifecycleRoutes: FastifyPluginAsyncZod<LifecycleOptions> = async (
  app,
  { editing, originsOf },
) => {
  app.post(
    '/org/pois/:poiId/submission',
    { config: sending, schema: { ...ofPoi, operationId: 'submitPoi', body: submissionBody } },
    (request) =>
      editing.move(
        askerOf(viewerOf(request)),
        request.params.poiId,
        { to: 'submission', ...request.body },
        originsOf(request),
      ),
  );
  app.post(
    '/org/pois/:poiId/publication',
    { config: sending, schema: { ...ofPoi, operationId: 'publishPoi', body: versionBody } },
    (request) =>
      editing.move(
        askerOf(viewerOf(request)),
        request.params.poiId,
        { to: 'publication', ...request.body },
        originsOf(request),
      ),
  );
  app.post(
    '/org/pois/:poiId/revision',
    { config: writing, schema: { ...ofPoi, operationId: 'revisePoi', body: versionBody } },
    (request) =>
      editing.move(
        askerOf(viewerOf(request)),
        request.params.poiId,
        { to: 'revision', ...request.body },
        originsOf(request),
      ),
  );
  app.delete(
    '/org/pois/:poiId/revision',
    {
      config: writing,
      schema: { ...ofPoi, operationId: 'discardPoiRevision', querystring: versionQuery },
    },
    (request) =>
      editing.move(
        askerOf(viewerOf(request)),
        request.params.poiId,
        { to: 'discarding', ...request.query },
        originsOf(request),
      ),
  );
  app.post(
    '/org/pois/:poiId/archival',
    { config: archiving, schema: { ...ofPoi, operationId: 'archivePoi', body: archivalBody } },
    (request) =>
      editing.move(
        askerOf(viewerOf(request)),
        request.params.poiId,
        { to: 'archival', ...request.body },
        originsOf(request),
      ),
  );
  app.post(
    '/org/pois/:poiId/acceptance',
    { config: deciding, schema: { ...ofPoi, operationId: 'acceptPoi', body: acceptanceBody } },
    (request) =>
      editing.move(
        askerOf(viewerOf(request)),
        request.params.poiId,
        { to: 'acceptance', ...request.body },
        originsOf(request),
      ),
  );
  app.post(
    '/org/pois/:poiId/refusal',
    { config: deciding, schema: { ...ofPoi, operationId: 'refusePoi', body: refusalBody } },
    (request) =>
      editing.move(
        askerOf(viewerOf(request)),
        request.params.poiId,
        { to: 'refusal', ...request.body },
        originsOf(request),
      ),
  );
  app.delete(
    '/org/pois/:poiId/decision',
    {
      config: takingBack,
      schema: { ...ofPoi, operationId: 'undoPoiDecision', querystring: versionQuery },
    },
    (request) =>
      editing.move(
        askerOf(viewerOf(request)),
        request.params.poiId,
        { to: 'undoing', ...request.query },
        originsOf(request),
      ),
  );
};
