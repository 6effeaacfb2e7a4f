import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { organisationParams, reasonBody, versionBody } from '../organisations.schema.ts';
import { organisationReviewSchema } from './organisation-review.schema.ts';
import type { OrganisationReviewService } from './organisation-review.service.ts';

export type OrganisationDecisionsOptions = {
  review: Pick<OrganisationReviewService, 'decide' | 'decideChange'>;
  proOriginOf: (request: FastifyRequest) => string;
};

const tags = ['Moderation'];
const decided = [
  'organisation_not_found',
  'organisation_own',
  'organisation_version_stale',
  'organisation_transition_forbidden',
] as const;
const decision = { config: { access: 'org_mod', problems: decided } } as const;
const shape = { tags, params: organisationParams, response: { 200: organisationReviewSchema } };

export const organisationDecisionsRoutes: FastifyPluginAsyncZod<
  OrganisationDecisionsOptions
> = async (app, { review, proOriginOf }) => {
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
};

export const organisationChangeDecisionsRoutes: FastifyPluginAsyncZod<
  OrganisationDecisionsOptions
> = async (app, { review, proOriginOf }) => {
  app.post(
    '/moderation/organisations/:organisationId/change/acceptance',
    {
      ...decision,
      schema: { ...shape, operationId: 'acceptOrganisationChange', body: versionBody },
    },
    (request) =>
      review.decideChange(
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
      review.decideChange(
        viewerOf(request),
        { ...request.params, ...request.body },
        proOriginOf(request),
      ),
  );
};
