import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { askerOf } from '../../../platform/access/asker.ts';
import { viewerOf } from '../../../platform/access/viewer.ts';
import type { Origins } from '../lifecycle/lifecycle-mails.service.ts';
import { organiserPoiSchema } from '../organiser-poi.schema.ts';
import {
  type ExternalChangeQuery,
  externalBulkBody,
  externalBulkResultSchema,
  externalChangeQuery,
  externalParams,
  externalPoiBody,
  externalPoiResultSchema,
  externalQuery,
  externalRemovalSchema,
  upsertProblems,
} from './external.schema.ts';
import type { ExternalPoisService } from './external-pois.service.ts';
import { bulkValidator, type ReadItem } from './read-bulk.ts';
import type { UpsertCall } from './upsert-poi.ts';

export type ExternalOptions = {
  externalPois: ExternalPoisService;
  originsOf: (request: FastifyRequest) => Origins;
};

const tags = ['Events of organisers'];
const path = '/org/pois/by-external-id/:source/:extId';
const named = ['organisation_unnamed', 'organisation_not_found'] as const;
const changing = { access: 'poi_editor', apiKey: 'events:write' } as const;
const writing = {
  ...changing,
  problems: [...named, 'organisation_suspended', ...upsertProblems],
} as const;
const removing = {
  ...changing,
  problems: [...named, 'organisation_suspended', 'poi_not_found', 'poi_transition_forbidden'],
} as const;
const reading = {
  access: 'verified',
  apiKey: 'events:read',
  problems: [...named, 'poi_not_found'],
} as const;
const sending = {
  ...changing,
  // One call costs as much as a hundred changes.
  rate: 'upload',
  problems: [...named, 'organisation_suspended', 'payload_too_large'],
} as const;

// A moderator writes the events of their own organisations alone, as any organiser does.
const callerOf = (request: FastifyRequest) => askerOf(viewerOf(request), false);

const callOf =
  ({ externalPois, originsOf }: ExternalOptions) =>
  async (
    request: FastifyRequest,
    { organisationId, dryRun }: ExternalChangeQuery,
  ): Promise<UpsertCall> => {
    const asker = callerOf(request);
    return {
      asker,
      organisationId: await externalPois.organisationIdOf(asker, organisationId),
      isDryRun: dryRun === 'true',
      origins: originsOf(request),
    };
  };

export const externalRoutes: FastifyPluginAsyncZod<ExternalOptions> = async (
  app,
  { externalPois, originsOf },
) => {
  await app.register(itemRoutes, { externalPois, originsOf });
  await app.register(bulkUpsertRoutes, { externalPois, originsOf });
};

const itemRoutes: FastifyPluginAsyncZod<ExternalOptions> = async (app, options) => {
  const { externalPois } = options;
  const call = callOf(options);
  app.get(
    path,
    {
      config: reading,
      schema: {
        operationId: 'getPoiByExternalId',
        tags,
        params: externalParams,
        querystring: externalQuery,
        response: { 200: organiserPoiSchema },
      },
    },
    async (request) => {
      const asker = callerOf(request);
      const { organisationId } = request.query;
      const id = await externalPois.organisationIdOf(asker, organisationId);
      return externalPois.get(asker, id, request.params);
    },
  );
  app.put(
    path,
    {
      config: writing,
      schema: {
        operationId: 'putPoiByExternalId',
        tags,
        params: externalParams,
        querystring: externalChangeQuery,
        body: externalPoiBody,
        response: { 200: externalPoiResultSchema, 201: externalPoiResultSchema },
      },
    },
    async (request, reply) => {
      const { params, query, body } = request;
      const result = await externalPois.upsert(await call(request, query), params, body);
      return reply.code(statusOf(result)).send(result);
    },
  );
  app.delete(
    path,
    {
      config: removing,
      schema: {
        operationId: 'deletePoiByExternalId',
        tags,
        params: externalParams,
        querystring: externalChangeQuery,
        response: { 200: externalRemovalSchema },
      },
    },
    async (request) => externalPois.remove(await call(request, request.query), request.params),
  );
};

const bulkUpsertRoutes: FastifyPluginAsyncZod<ExternalOptions> = async (app, options) => {
  const call = callOf(options);
  app.post(
    '/org/pois/bulk',
    {
      config: sending,
      // Typed by the schema of one part alone, in the library.
      validatorCompiler: bulkValidator as FastifySchemaCompiler<unknown>,
      schema: {
        operationId: 'putPois',
        tags,
        querystring: externalChangeQuery,
        body: externalBulkBody,
        response: { 200: externalBulkResultSchema },
      },
    },
    async (request) => {
      // What `bulkValidator` makes of the body.
      const { items } = request.body as unknown as { items: ReadItem[] };
      const onFault = (err: unknown) => request.log.error({ err }, 'item of a bulk failed');
      return options.externalPois.upsertAll(await call(request, request.query), items, onFault);
    },
  );
};

const statusOf = ({ outcome, isDryRun }: { outcome: string; isDryRun: boolean }): 200 | 201 =>
  outcome === 'created' && !isDryRun ? 201 : 200;
