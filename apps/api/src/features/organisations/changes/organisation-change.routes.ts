import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { organisationParams, organisationSchema, versionBody } from '../organisations.schema.ts';
import type { OrganisationsService } from '../organisations.service.ts';

export type OrganisationChangeOptions = {
  organisations: Pick<OrganisationsService, 'withdrawChange'>;
};

const tags = ['Organisations'];
const config = {
  access: 'verified',
  problems: [
    'organisation_not_found',
    'permission_missing',
    'organisation_version_stale',
    'organisation_suspended',
    'organisation_transition_forbidden',
  ],
} as const;

export const organisationChangeRoutes: FastifyPluginAsyncZod<OrganisationChangeOptions> = async (
  app,
  { organisations },
) => {
  app.post(
    '/org/organisations/:organisationId/change/withdrawal',
    {
      config,
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
};
