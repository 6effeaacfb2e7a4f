import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { organiserParams, organiserQuery, organiserSchema } from './organiser.schema.ts';
import type { OrganiserService } from './organiser.service.ts';

export const organiserRoutes: FastifyPluginAsyncZod<{ organisers: OrganiserService }> = async (
  app,
  { organisers },
) => {
  app.get(
    '/organisers/:slug',
    {
      config: { access: 'public', problems: ['organiser_not_found'] },
      schema: {
        operationId: 'getOrganiser',
        tags: ['Events'],
        params: organiserParams,
        querystring: organiserQuery,
        response: { 200: organiserSchema },
      },
    },
    (request) => organisers.get(request.params.slug, request.query),
  );
};
