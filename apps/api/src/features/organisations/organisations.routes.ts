import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import {
  myOrganisationsSchema,
  organisationParams,
  organisationSchema,
} from './organisations.schema.ts';
import type { OrganisationsService } from './organisations.service.ts';

export type OrganisationsOptions = { organisations: Pick<OrganisationsService, 'list' | 'get'> };

const tags = ['Organisations'];
const config = { access: 'verified', apiKey: 'events:read' } as const;
const memberProblems = ['organisation_not_found'] as const;

export const organisationsRoutes: FastifyPluginAsyncZod<OrganisationsOptions> = async (
  app,
  { organisations },
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
  app.get(
    '/org/organisations/:organisationId',
    {
      config: { ...config, problems: memberProblems },
      schema: {
        operationId: 'getOrganisation',
        tags,
        params: organisationParams,
        response: { 200: organisationSchema },
      },
    },
    (request) => organisations.get(viewerOf(request).userId, request.params.organisationId),
  );
};
