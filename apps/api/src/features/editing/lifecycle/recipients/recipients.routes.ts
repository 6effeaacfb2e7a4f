import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { askerOf } from '../../../../platform/access/asker.ts';
import { viewerOf } from '../../../../platform/access/viewer.ts';
import { writing } from '../../editing.routes.ts';
import { poiParams } from '../../editing.schema.ts';
import { bulkRecipientsQuery, liveRecipientsQuery, recipientCount } from './recipients.schema.ts';
import type { RecipientsService } from './recipients.service.ts';

export type RecipientsOptions = { recipients: RecipientsService };

const tags = ['Events of organisers'];
const response = { 200: recipientCount };

export const recipientsRoutes: FastifyPluginAsyncZod<RecipientsOptions> = async (
  app,
  { recipients },
) => {
  app.get(
    '/org/pois/:poiId/live-state/recipients',
    {
      config: { access: writing.access, problems: ['poi_not_found', 'organisation_suspended'] },
      schema: {
        operationId: 'countLiveStateRecipients',
        tags,
        params: poiParams,
        querystring: liveRecipientsQuery,
        response,
      },
    },
    (request) =>
      recipients.ofLiveState(
        askerOf(viewerOf(request)),
        request.params.poiId,
        request.query.liveState,
      ),
  );
  app.get(
    '/org/pois/:poiId/decision/recipients',
    {
      config: { access: 'poi_mod', problems: ['poi_not_found'] },
      schema: { operationId: 'countDecisionRecipients', tags, params: poiParams, response },
    },
    (request) => recipients.ofDecision(askerOf(viewerOf(request)), request.params.poiId),
  );
  app.get(
    '/moderation/decisions/recipients',
    {
      config: { access: 'poi_mod' },
      schema: {
        operationId: 'countDecisionsRecipients',
        tags: ['Moderation'],
        querystring: bulkRecipientsQuery,
        response,
      },
    },
    (request) => recipients.ofDecisions(request.query.ids),
  );
};
