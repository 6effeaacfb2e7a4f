import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import { securityEventsQuery, securityEventsSchema } from './security-journal.schema.ts';
import type { SecurityJournalService } from './security-journal.service.ts';

export type SecurityJournalOptions = { journal: Pick<SecurityJournalService, 'list'> };

export const securityJournalRoutes: FastifyPluginAsyncZod<SecurityJournalOptions> = async (
  app,
  { journal },
) => {
  app.get(
    '/moderation/security-journal',
    {
      // Only the administrator role includes this permission; the service also checks the role
      // itself.
      config: { access: 'camp_mod' },
      schema: {
        operationId: 'listSecurityEvents',
        tags: ['Moderation'],
        querystring: securityEventsQuery,
        response: { 200: securityEventsSchema },
      },
    },
    (request) => journal.list(viewerOf(request), request.query),
  );
};
