import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { organisationParams } from '../organisations.schema.ts';
import {
  organisationQueueQuery,
  organisationQueueSchema,
  organisationReviewSchema,
} from './organisation-review.schema.ts';
import type { OrganisationReviewService } from './organisation-review.service.ts';

export type OrganisationReviewOptions = {
  review: Pick<OrganisationReviewService, 'list' | 'get'>;
};

const tags = ['Moderation'];
const config = { access: 'org_mod' } as const;

export const organisationReviewRoutes: FastifyPluginAsyncZod<OrganisationReviewOptions> = async (
  app,
  { review },
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
      schema: {
        operationId: 'getOrganisationReview',
        tags,
        params: organisationParams,
        response: { 200: organisationReviewSchema },
      },
    },
    (request) => review.get(viewerOf(request), request.params.organisationId),
  );
};
