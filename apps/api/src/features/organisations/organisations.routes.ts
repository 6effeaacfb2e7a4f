import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/viewer.ts';
import type { CompaniesService } from './companies.service.ts';
import {
  companyLookupSchema,
  myOrganisationsSchema,
  organisationChanges,
  organisationDraft,
  organisationParams,
  organisationSchema,
  sirenParams,
  versionBody,
} from './organisations.schema.ts';
import type { OrganisationsService } from './organisations.service.ts';

export type OrganisationsOptions = {
  organisations: OrganisationsService;
  companies: CompaniesService;
  /** Origin of the professional site, for the links of mails. */
  proOriginOf: (request: FastifyRequest) => string;
};

const tags = ['Organisations'];
const config = { access: 'verified' } as const;
const company = ['request_invalid', 'company_ceased'] as const;
const ofMine = ['organisation_not_found'] as const;
const written = [
  ...ofMine,
  'permission_missing',
  'organisation_version_stale',
  'organisation_suspended',
] as const;

/** One's organisations, and the registry they are declared by. Registered under /api/v1. */
export const organisationsRoutes: FastifyPluginAsyncZod<OrganisationsOptions> = async (
  app,
  { organisations, companies, proOriginOf },
) => {
  app.get(
    '/org/organisations',
    {
      config,
      schema: {
        operationId: 'listMyOrganisations',
        tags,
        response: { 200: myOrganisationsSchema },
      },
    },
    (request) => organisations.list(viewerOf(request).userId),
  );
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
  app.get(
    '/org/organisations/:organisationId',
    {
      config: { ...config, problems: ofMine },
      schema: {
        operationId: 'getOrganisation',
        tags,
        params: organisationParams,
        response: { 200: organisationSchema },
      },
    },
    (request) => organisations.get(viewerOf(request).userId, request.params.organisationId),
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
  app.post(
    '/org/organisations/:organisationId/change/withdrawal',
    {
      config: { ...config, problems: [...written, 'organisation_transition_forbidden'] },
      schema: {
        operationId: 'withdrawOrganisationChange',
        tags,
        params: organisationParams,
        body: versionBody,
        response: { 200: organisationSchema },
      },
    },
    (request) =>
      organisations.withdrawChange(
        viewerOf(request).userId,
        request.params.organisationId,
        request.body.version,
      ),
  );
  app.get(
    '/org/companies/:siren',
    {
      config: { ...config, rate: 'outside', problems: [...company, 'company_limited'] },
      schema: {
        operationId: 'getCompany',
        tags,
        params: sirenParams,
        response: { 200: companyLookupSchema },
      },
    },
    (request) => companies.lookUpFor(viewerOf(request).userId, request.params.siren),
  );
};
