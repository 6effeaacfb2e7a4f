import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import {
  organisationChanges,
  organisationDraft,
  organisationParams,
  organisationSchema,
  versionBody,
} from '../organisations.schema.ts';
import type { OrganisationsService } from '../organisations.service.ts';

export type DeclarationsOptions = {
  organisations: Pick<OrganisationsService, 'create' | 'update' | 'resubmit'>;
  proOriginOf: (request: FastifyRequest) => string;
};

const tags = ['Organisations'];
const config = { access: 'verified' } as const;
const company = ['request_invalid', 'company_ceased'] as const;
const written = [
  'organisation_not_found',
  'permission_missing',
  'organisation_version_stale',
  'organisation_suspended',
] as const;

export const declarationsRoutes: FastifyPluginAsyncZod<DeclarationsOptions> = async (
  app,
  { organisations, proOriginOf },
) => {
  app.post(
    '/org/organisations',
    {
      config: { ...config, problems: [...company, 'organisation_pending_exists', 'quota_reached'] },
      schema: {
        operationId: 'createOrganisation',
        tags,
        body: organisationDraft,
        response: { 201: organisationSchema },
      },
    },
    async (request, reply) => {
      const created = await organisations.create(
        viewerOf(request).userId,
        request.body,
        proOriginOf(request),
      );
      return reply.code(201).send(created);
    },
  );
  app.patch(
    '/org/organisations/:organisationId',
    {
      config: { ...config, problems: [...company, ...written] },
      schema: {
        operationId: 'updateOrganisation',
        tags,
        params: organisationParams,
        body: organisationChanges,
        response: { 200: organisationSchema },
      },
    },
    (request) =>
      organisations.update(viewerOf(request), request.params.organisationId, request.body),
  );
  app.post(
    '/org/organisations/:organisationId/resubmission',
    {
      config: {
        ...config,
        problems: [
          ...written,
          'organisation_transition_forbidden',
          'organisation_pending_exists',
          'quota_reached',
        ],
      },
      schema: {
        operationId: 'resubmitOrganisation',
        tags,
        params: organisationParams,
        body: versionBody,
        response: { 200: organisationSchema },
      },
    },
    (request) =>
      organisations.resubmit(
        viewerOf(request).userId,
        request.params.organisationId,
        request.body.version,
        proOriginOf(request),
      ),
  );
};
