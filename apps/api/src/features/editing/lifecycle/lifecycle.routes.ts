import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { askerOf } from '../../../platform/access/asker.ts';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { writing } from '../editing.routes.ts';
import { poiParams } from '../editing.schema.ts';
import type { EditingService } from '../editing.service.ts';
import { type OrganiserPoi, organiserPoiSchema } from '../organiser-poi.schema.ts';
import {
  acceptanceBody,
  archivalBody,
  refusalBody,
  submissionBody,
  versionBody,
  versionQuery,
} from './lifecycle.schema.ts';
import type { Origins } from './lifecycle-mails.service.ts';
import type { Move } from './moves/move-poi.ts';

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

const moveOf =
  ({ editing, originsOf }: LifecycleOptions) =>
  (request: FastifyRequest, poiId: string, move: Move): Promise<OrganiserPoi> =>
    editing.move(askerOf(viewerOf(request)), poiId, move, originsOf(request));

export const lifecycleRoutes: FastifyPluginAsyncZod<LifecycleOptions> = async (
  app,
  { editing, originsOf },
) => {
  await app.register(organiserRoutes, { editing, originsOf });
  await app.register(decisionRoutes, { editing, originsOf });
};

const organiserRoutes: FastifyPluginAsyncZod<LifecycleOptions> = async (app, options) => {
  const move = moveOf(options);
  app.post(
    '/org/pois/:poiId/submission',
    { config: sending, schema: { ...ofPoi, operationId: 'submitPoi', body: submissionBody } },
    (request) => move(request, request.params.poiId, { to: 'submission', ...request.body }),
  );
  app.delete(
    '/org/pois/:poiId/submission',
    {
      config: writing,
      schema: { ...ofPoi, operationId: 'withdrawPoi', querystring: versionQuery },
    },
    (request) => move(request, request.params.poiId, { to: 'withdrawal', ...request.query }),
  );
  app.post(
    '/org/pois/:poiId/publication',
    { config: sending, schema: { ...ofPoi, operationId: 'publishPoi', body: versionBody } },
    (request) => move(request, request.params.poiId, { to: 'publication', ...request.body }),
  );
  app.post(
    '/org/pois/:poiId/revision',
    { config: writing, schema: { ...ofPoi, operationId: 'revisePoi', body: versionBody } },
    (request) => move(request, request.params.poiId, { to: 'revision', ...request.body }),
  );
  app.delete(
    '/org/pois/:poiId/revision',
    {
      config: writing,
      schema: { ...ofPoi, operationId: 'discardPoiRevision', querystring: versionQuery },
    },
    (request) => move(request, request.params.poiId, { to: 'discarding', ...request.query }),
  );
  app.post(
    '/org/pois/:poiId/archival',
    { config: archiving, schema: { ...ofPoi, operationId: 'archivePoi', body: archivalBody } },
    (request) => move(request, request.params.poiId, { to: 'archival', ...request.body }),
  );
};

const decisionRoutes: FastifyPluginAsyncZod<LifecycleOptions> = async (app, options) => {
  const move = moveOf(options);
  app.post(
    '/org/pois/:poiId/acceptance',
    { config: deciding, schema: { ...ofPoi, operationId: 'acceptPoi', body: acceptanceBody } },
    (request) => move(request, request.params.poiId, { to: 'acceptance', ...request.body }),
  );
  app.post(
    '/org/pois/:poiId/refusal',
    { config: deciding, schema: { ...ofPoi, operationId: 'refusePoi', body: refusalBody } },
    (request) => move(request, request.params.poiId, { to: 'refusal', ...request.body }),
  );
  app.delete(
    '/org/pois/:poiId/decision',
    {
      config: takingBack,
      schema: { ...ofPoi, operationId: 'undoPoiDecision', querystring: versionQuery },
    },
    (request) => move(request, request.params.poiId, { to: 'undoing', ...request.query }),
  );
};
