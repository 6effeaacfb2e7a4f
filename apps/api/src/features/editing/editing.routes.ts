import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { askerOf } from '../../platform/access/asker.ts';
import { viewerOf } from '../../platform/access/viewer.ts';
import { placeConfirmationRoutes } from './content/place-confirmation.routes.ts';
import type { PoiDraftsService } from './drafts/poi-drafts.service.ts';
import {
  categoriesBody,
  contactsBody,
  creationBody,
  datesBody,
  duplicationBody,
  historyQuery,
  listQuery,
  liveStateBody,
  placeBody,
  poiParams,
  pricesBody,
  reusableContentQuery,
  tracesBody,
} from './editing.schema.ts';
import type { EditingService } from './editing.service.ts';
import { versionQuery } from './lifecycle/lifecycle.schema.ts';
import {
  earlierRefusalSchema,
  featureListSchema,
  organiserPoiListSchema,
  organiserPoiSchema,
  poiHistorySchema,
} from './organiser-poi.schema.ts';
import { reusableContentSchema } from './reading/reusable-content.schema.ts';

export type EditingOptions = { editing: EditingService; drafts: PoiDraftsService };

const tags = ['Events of organisers'];
const listing = { access: 'verified', apiKey: 'events:read' } as const;
const reading = { ...listing, problems: ['poi_not_found'] } as const;
const writers = ['poi_editor', 'poi_mod'] as const;
export const writing = {
  access: writers,
  apiKey: 'events:write',
  problems: [
    'poi_not_found',
    'organisation_suspended',
    'poi_version_stale',
    'poi_transition_forbidden',
  ],
} as const;
const creating = {
  access: writers,
  apiKey: 'events:write',
  problems: ['organisation_not_found', 'organisation_suspended', 'quota_reached'],
} as const;
const answer = { 200: organiserPoiSchema };

export const editingRoutes: FastifyPluginAsyncZod<EditingOptions> = async (
  app,
  { editing, drafts },
) => {
  await app.register(readingRoutes, { editing });
  await app.register(draftRoutes, { drafts });
  await app.register(deletionRoutes, { drafts });
  await app.register(liveStateRoutes, { editing });
  await app.register(placeConfirmationRoutes, { editing });
  await app.register(tabRoutes, { editing });
};

type Editing = Pick<EditingOptions, 'editing'>;

const readingRoutes: FastifyPluginAsyncZod<Editing> = async (app, { editing }) => {
  app.get(
    '/org/pois',
    {
      config: listing,
      schema: {
        operationId: 'listOrganiserPois',
        tags,
        querystring: listQuery,
        response: { 200: organiserPoiListSchema },
      },
    },
    (request) => editing.list(askerOf(viewerOf(request)), request.query),
  );
  app.get(
    '/org/features',
    {
      config: listing,
      schema: { operationId: 'listFeatures', tags, response: { 200: featureListSchema } },
    },
    () => editing.listFeatures(),
  );
  app.get(
    '/org/reusable-content',
    {
      config: listing,
      schema: {
        operationId: 'listReusableContent',
        tags,
        querystring: reusableContentQuery,
        response: { 200: reusableContentSchema },
      },
    },
    (request) =>
      editing.listReusableContent(askerOf(viewerOf(request)), request.query.organisationId),
  );
  app.get(
    '/org/pois/:poiId',
    {
      config: reading,
      schema: { operationId: 'getOrganiserPoi', tags, params: poiParams, response: answer },
    },
    (request) => editing.get(askerOf(viewerOf(request)), request.params.poiId),
  );
  app.get(
    '/org/pois/:poiId/history',
    {
      config: reading,
      schema: {
        operationId: 'getOrganiserPoiHistory',
        tags,
        params: poiParams,
        querystring: historyQuery,
        response: { 200: poiHistorySchema },
      },
    },
    (request) =>
      editing.listHistory(askerOf(viewerOf(request)), request.params.poiId, request.query),
  );
  app.get(
    '/org/pois/:poiId/earlier-refusal',
    {
      config: { access: 'poi_mod', problems: ['poi_not_found'] },
      schema: {
        operationId: 'getEarlierRefusal',
        tags: ['Moderation'],
        params: poiParams,
        response: { 200: earlierRefusalSchema },
      },
    },
    (request) => editing.findEarlierRefusal(request.params.poiId),
  );
};

const deletionRoutes: FastifyPluginAsyncZod<Pick<EditingOptions, 'drafts'>> = async (
  app,
  { drafts },
) => {
  app.delete(
    '/org/pois/:poiId',
    {
      config: writing,
      schema: {
        operationId: 'deletePoiDraft',
        tags,
        params: poiParams,
        querystring: versionQuery,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { poiId } = request.params;
      await drafts.delete(askerOf(viewerOf(request)), poiId, request.query.version);
      return reply.code(204).send(null);
    },
  );
};

const draftRoutes: FastifyPluginAsyncZod<Pick<EditingOptions, 'drafts'>> = async (
  app,
  { drafts },
) => {
  app.post(
    '/org/pois',
    {
      config: creating,
      schema: {
        operationId: 'createOrganiserPoi',
        tags,
        body: creationBody,
        response: { 201: organiserPoiSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await drafts.create(askerOf(viewerOf(request)), request.body)),
  );
  app.post(
    '/org/pois/:poiId/duplication',
    {
      config: {
        ...creating,
        problems: [
          'poi_not_found',
          'organisation_not_found',
          'organisation_suspended',
          'quota_reached',
        ],
      },
      schema: {
        operationId: 'duplicatePoi',
        tags,
        params: poiParams,
        body: duplicationBody,
        response: { 201: organiserPoiSchema },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(
          await drafts.duplicate(
            askerOf(viewerOf(request)),
            request.params.poiId,
            request.body.organisationId,
          ),
        ),
  );
};

const liveStateRoutes: FastifyPluginAsyncZod<Editing> = async (app, { editing }) => {
  app.put(
    '/org/pois/:poiId/live-state',
    {
      config: writing,
      schema: {
        operationId: 'setPoiLiveState',
        tags,
        params: poiParams,
        body: liveStateBody,
        response: answer,
      },
    },
    (request) =>
      editing.setLiveState(askerOf(viewerOf(request)), request.params.poiId, request.body),
  );
};

const ofPoi = { params: poiParams, response: answer, tags };

const tabRoutes: FastifyPluginAsyncZod<Editing> = async (app, { editing }) => {
  app.patch(
    '/org/pois/:poiId/categories',
    {
      config: writing,
      schema: { ...ofPoi, operationId: 'updateOrganiserPoiCategories', body: categoriesBody },
    },
    (request) =>
      editing.save(askerOf(viewerOf(request)), request.params.poiId, 'categories', request.body),
  );
  app.patch(
    '/org/pois/:poiId/dates',
    {
      config: writing,
      schema: { ...ofPoi, operationId: 'updateOrganiserPoiDates', body: datesBody },
    },
    (request) =>
      editing.save(askerOf(viewerOf(request)), request.params.poiId, 'dates', request.body),
  );
  app.patch(
    '/org/pois/:poiId/place',
    {
      config: writing,
      schema: { ...ofPoi, operationId: 'updateOrganiserPoiPlace', body: placeBody },
    },
    (request) =>
      editing.save(askerOf(viewerOf(request)), request.params.poiId, 'place', request.body),
  );
  app.patch(
    '/org/pois/:poiId/prices',
    {
      config: writing,
      schema: { ...ofPoi, operationId: 'updateOrganiserPoiPrices', body: pricesBody },
    },
    (request) =>
      editing.save(askerOf(viewerOf(request)), request.params.poiId, 'prices', request.body),
  );
  app.patch(
    '/org/pois/:poiId/contacts',
    {
      config: writing,
      schema: { ...ofPoi, operationId: 'updateOrganiserPoiContacts', body: contactsBody },
    },
    (request) =>
      editing.save(askerOf(viewerOf(request)), request.params.poiId, 'contacts', request.body),
  );
  app.patch(
    '/org/pois/:poiId/traces',
    {
      config: writing,
      schema: { ...ofPoi, operationId: 'updateOrganiserPoiTraces', body: tracesBody },
    },
    (request) =>
      editing.save(askerOf(viewerOf(request)), request.params.poiId, 'traces', request.body),
  );
};
