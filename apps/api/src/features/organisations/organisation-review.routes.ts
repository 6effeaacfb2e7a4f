import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/viewer.ts';
import type { OrganisationChangeReviewService } from './organisation-change-review.service.ts';
import {
  organisationQueueQuery,
  organisationQueueSchema,
  organisationReviewSchema,
} from './organisation-review.schema.ts';
import type { OrganisationReviewService } from './organisation-review.service.ts';
import { organisationParams, reasonBody, versionBody } from './organisations.schema.ts';

export type OrganisationReviewOptions = {
  review: OrganisationReviewService;
  changes: OrganisationChangeReviewService;
  proOriginOf: (request: FastifyRequest) => string;
};

const tags = ['Moderation'];
const config = { access: 'org_mod' } as const;
const decided = [
  'organisation_not_found',
  'organisation_own',
  'organisation_version_stale',
  'organisation_transition_forbidden',
] as const;
const response = { 200: organisationReviewSchema };
const decision = { config: { ...config, problems: decided } } as const;
const shape = { tags, params: organisationParams, response };

/** Organisations as moderators see and decide on them. Registered under /api/v1. */
export const organisationReviewRoutes: FastifyPluginAsyncZod<OrganisationReviewOptions> = async (
  app,
  { review, changes, proOriginOf },
) => {
  app.get(
    '/moderation/organisations',
    {
      config,
      schema: {
        operationId: 'listOrganisations',
        tags,
        querystring: organisationQueueQuery,
        response: { 200: organisationQueueSchema },
      },
    },
    (request) => review.list(viewerOf(request), request.query),
  );
  app.get(
    '/moderation/organisations/:organisationId',
    {
      config: { ...config, problems: ['organisation_not_found'] },
      schema: { ...shape, operationId: 'getOrganisationReview' },
    },
    (request) => review.get(viewerOf(request), request.params.organisationId),
  );
  app.post(
    '/moderation/organisations/:organisationId/approval',
    { ...decision, schema: { ...shape, operationId: 'approveOrganisation', body: versionBody } },
    (request) =>
      review.decide(
        viewerOf(request),
        { ...request.params, ...request.body, action: 'approved' },
        proOriginOf(request),
      ),
  );
  app.post(
    '/moderation/organisations/:organisationId/refusal',
    { ...decision, schema: { ...shape, operationId: 'refuseOrganisation', body: reasonBody } },
    (request) =>
      review.decide(
        viewerOf(request),
        { ...request.params, ...request.body, action: 'refused' },
        proOriginOf(request),
      ),
  );
  app.post(
    '/moderation/organisations/:organisationId/suspension',
    {
      config: { ...decision.config, freshSignIn: true },
      schema: { ...shape, operationId: 'suspendOrganisation', body: reasonBody },
    },
    (request) =>
      review.decide(
        viewerOf(request),
        { ...request.params, ...request.body, action: 'suspended' },
        proOriginOf(request),
      ),
  );
  app.post(
    '/moderation/organisations/:organisationId/restoration',
    { ...decision, schema: { ...shape, operationId: 'restoreOrganisation', body: versionBody } },
    (request) =>
      review.decide(
        viewerOf(request),
        { ...request.params, ...request.body, action: 'restored' },
        proOriginOf(request),
      ),
  );
  app.post(
    '/moderation/organisations/:organisationId/change/acceptance',
    {
      ...decision,
      schema: { ...shape, operationId: 'acceptOrganisationChange', body: versionBody },
    },
    (request) =>
      changes.decide(
        viewerOf(request),
        { ...request.params, ...request.body, reason: null },
        proOriginOf(request),
      ),
  );
  app.post(
    '/moderation/organisations/:organisationId/change/refusal',
    {
      ...decision,
      schema: { ...shape, operationId: 'refuseOrganisationChange', body: reasonBody },
    },
    (request) =>
      changes.decide(
        viewerOf(request),
        { ...request.params, ...request.body },
        proOriginOf(request),
      ),
  );
};
