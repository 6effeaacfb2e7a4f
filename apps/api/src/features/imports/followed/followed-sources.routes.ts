import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import {
  sourceBody,
  sourceListQuery,
  sourceListSchema,
  sourceLockListSchema,
  sourceLockParams,
  sourceLockQuery,
  sourceParams,
  sourceReportListSchema,
  sourceSchema,
} from './followed-sources.schema.ts';
import type { FollowedSourcesService } from './followed-sources.service.ts';

const tags = ['Imports'];
const writing = ['poi_editor', 'batch_import'] as const;
const ofSource = ['source_not_found', 'organisation_suspended'] as const;

type FollowedSourcesOptions = { sources: FollowedSourcesService };

export const followedSourcesRoutes: FastifyPluginAsyncZod<FollowedSourcesOptions> = async (
  app,
  { sources },
) => {
  await app.register(attachingRoutes, { sources });
  await app.register(pullingRoutes, { sources });
  await app.register(lockRoutes, { sources });
};

const attachingRoutes: FastifyPluginAsyncZod<FollowedSourcesOptions> = async (app, { sources }) => {
  app.get(
    '/org/sources',
    {
      config: { access: 'verified', problems: ['organisation_not_found', 'permission_missing'] },
      schema: {
        operationId: 'listFollowedSources',
        tags,
        querystring: sourceListQuery,
        response: { 200: sourceListSchema },
      },
    },
    (request) => sources.list(viewerOf(request), request.query),
  );
  app.post(
    '/org/sources',
    {
      config: {
        access: writing,
        rate: 'upload',
        problems: [
          'organisation_not_found',
          'organisation_not_approved',
          'organisation_suspended',
          'source_address_refused',
          'quota_reached',
        ],
      },
      schema: {
        operationId: 'attachFollowedSource',
        tags,
        description:
          'Idempotent: an address that the organisation has attached before is returned unchanged. Nothing is imported before the source is followed.',
        body: sourceBody,
        response: { 201: sourceSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await sources.attach(viewerOf(request), request.body)),
  );
  app.get(
    '/org/sources/:sourceId',
    {
      config: { access: 'verified', problems: ['source_not_found'] },
      schema: {
        operationId: 'getFollowedSource',
        tags,
        params: sourceParams,
        response: { 200: sourceSchema },
      },
    },
    (request) => sources.get(viewerOf(request), request.params.sourceId),
  );
  app.delete(
    '/org/sources/:sourceId',
    {
      config: { access: writing, problems: ofSource },
      schema: {
        operationId: 'detachFollowedSource',
        tags,
        description: 'Returns the other sources of its organisation.',
        params: sourceParams,
        response: { 200: sourceListSchema },
      },
    },
    (request) => sources.detach(viewerOf(request), request.params.sourceId),
  );
};

const pullingRoutes: FastifyPluginAsyncZod<FollowedSourcesOptions> = async (app, { sources }) => {
  app.post(
    '/org/sources/:sourceId/following',
    {
      config: { access: writing, problems: [...ofSource, 'source_transition_forbidden'] },
      schema: {
        operationId: 'followSource',
        tags,
        params: sourceParams,
        response: { 200: sourceSchema },
      },
    },
    (request) => sources.follow(viewerOf(request), request.params.sourceId),
  );
  app.post(
    '/org/sources/:sourceId/pull',
    {
      config: { access: writing, rate: 'upload', problems: [...ofSource, 'source_limited'] },
      schema: {
        operationId: 'pullFollowedSource',
        tags,
        params: sourceParams,
        response: { 200: sourceSchema },
      },
    },
    (request) => sources.requestPull(viewerOf(request), request.params.sourceId),
  );
  app.get(
    '/org/sources/:sourceId/reports',
    {
      config: { access: 'verified', problems: ['source_not_found'] },
      schema: {
        operationId: 'listSourceReports',
        tags,
        summary: 'What each of the last pulls created, changed, refused and kept back, and why.',
        params: sourceParams,
        response: { 200: sourceReportListSchema },
      },
    },
    (request) => sources.reports(viewerOf(request), request.params.sourceId),
  );
  app.delete(
    '/org/sources/:sourceId/missing',
    {
      config: { access: writing, problems: ofSource },
      schema: {
        operationId: 'keepMissingEvents',
        tags,
        params: sourceParams,
        response: { 200: sourceSchema },
      },
    },
    (request) => sources.keepMissing(viewerOf(request), request.params.sourceId),
  );
};

const lockRoutes: FastifyPluginAsyncZod<FollowedSourcesOptions> = async (app, { sources }) => {
  app.get(
    '/org/sources/:sourceId/locks',
    {
      config: { access: 'verified', problems: ['source_not_found'] },
      schema: {
        operationId: 'listSourceLocks',
        tags,
        params: sourceParams,
        response: { 200: sourceLockListSchema },
      },
    },
    (request) => sources.locks(viewerOf(request), request.params.sourceId),
  );
  app.delete(
    '/org/sources/:sourceId/locks/:poiId',
    {
      config: { access: writing, problems: [...ofSource, 'poi_not_found'] },
      schema: {
        operationId: 'releaseSourceLock',
        tags,
        params: sourceLockParams,
        querystring: sourceLockQuery,
        response: { 200: sourceLockListSchema },
      },
    },
    (request) => sources.releaseLock(viewerOf(request), { ...request.params, ...request.query }),
  );
};
