import type { SecurityEventKind } from '@parages/contracts/vocabulary/accounts/security-events';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SecurityFacts, SecurityJournal } from '../../../platform/access/security-event.ts';
import { callerOf } from '../../../platform/access/security-hooks.ts';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { organisationParams } from '../organisations.schema.ts';
import {
  apiKeyBody,
  apiKeyParams,
  apiKeySchema,
  apiKeysSchema,
  createdApiKeySchema,
  rotationBody,
} from './api-keys.schema.ts';
import type { ApiKeysService } from './api-keys.service.ts';

export type ApiKeysOptions = {
  apiKeys: ApiKeysService;
  journal: SecurityJournal;
  proOriginOf: (request: FastifyRequest) => string;
};

const tags = ['API keys'];
const access = 'verified';
const owner = ['organisation_not_found', 'permission_missing'] as const;
const change = [...owner, 'organisation_suspended'] as const;
const ofKey = [...change, 'api_key_not_found'] as const;

const recordIn =
  (journal: SecurityJournal) =>
  async (request: FastifyRequest, kind: SecurityEventKind, facts: SecurityFacts) => {
    journal.note({ ...callerOf(request), kind, facts });
    await journal.flush();
  };

/** No route here accepts an API key: a key must not make or keep another one. */
export const apiKeysRoutes: FastifyPluginAsyncZod<ApiKeysOptions> = async (
  app,
  { apiKeys, journal, proOriginOf },
) => {
  await app.register(creationRoutes, { apiKeys, journal, proOriginOf });
  app.get(
    '/org/organisations/:organisationId/api-keys',
    {
      config: { access, problems: owner },
      schema: {
        operationId: 'listApiKeys',
        tags,
        params: organisationParams,
        response: { 200: apiKeysSchema },
      },
    },
    (request) => apiKeys.list(viewerOf(request).userId, request.params.organisationId),
  );
  app.delete(
    '/org/organisations/:organisationId/api-keys/:keyId',
    {
      config: { access, problems: ofKey },
      schema: {
        operationId: 'revokeApiKey',
        tags,
        params: apiKeyParams,
        response: { 200: apiKeySchema },
      },
    },
    async (request) => {
      const revoked = await apiKeys.revoke(viewerOf(request).userId, request.params);
      await recordIn(journal)(request, 'api_key_revoked', request.params);
      return revoked;
    },
  );
};

const creationRoutes: FastifyPluginAsyncZod<ApiKeysOptions> = async (
  app,
  { apiKeys, journal, proOriginOf },
) => {
  const record = recordIn(journal);
  app.post(
    '/org/organisations/:organisationId/api-keys',
    {
      config: {
        access,
        problems: [...change, 'organisation_transition_forbidden', 'quota_reached'],
      },
      schema: {
        operationId: 'createApiKey',
        tags,
        params: organisationParams,
        body: apiKeyBody,
        response: { 201: createdApiKeySchema },
      },
    },
    async (request, reply) => {
      const { organisationId } = request.params;
      const created = await apiKeys.create(
        viewerOf(request).userId,
        organisationId,
        request.body,
        proOriginOf(request),
      );
      const { id: keyId } = created.apiKey;
      await record(request, 'api_key_created', { organisationId, keyId });
      return reply.code(201).send(created);
    },
  );
  app.post(
    '/org/organisations/:organisationId/api-keys/:keyId/rotation',
    {
      config: { access, problems: [...ofKey, 'api_key_ended', 'quota_reached'] },
      schema: {
        operationId: 'rotateApiKey',
        tags,
        params: apiKeyParams,
        body: rotationBody,
        response: { 201: createdApiKeySchema },
      },
    },
    async (request, reply) => {
      const { overlapHours } = request.body;
      const created = await apiKeys.rotate(
        viewerOf(request).userId,
        request.params,
        overlapHours,
        proOriginOf(request),
      );
      const { keyId: replacedId, organisationId } = request.params;
      const { id: keyId } = created.apiKey;
      await record(request, 'api_key_rotated', { organisationId, keyId, replacedId });
      return reply.code(201).send(created);
    },
  );
};
