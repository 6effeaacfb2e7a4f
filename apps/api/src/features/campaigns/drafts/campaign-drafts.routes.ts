import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import {
  campaignChanges,
  campaignDraft,
  campaignParams,
  campaignSchema,
  versionQuery,
} from '../campaigns.schema.ts';
import type { CampaignsService } from '../campaigns.service.ts';

export type CampaignDraftsOptions = {
  campaigns: Pick<CampaignsService, 'create' | 'update' | 'remove'>;
};

const tags = ['Campaigns'];
const access = 'camp_editor' as const;
const organisation = [
  'organisation_suspended',
  'poi_not_found',
  'request_invalid',
  'campaign_period_taken',
] as const;
const draft = [
  'campaign_not_found',
  'campaign_version_stale',
  'campaign_transition_forbidden',
  'campaign_payment_open',
] as const;
const response = { 200: campaignSchema };
const shape = { tags, params: campaignParams };

export const campaignDraftsRoutes: FastifyPluginAsyncZod<CampaignDraftsOptions> = async (
  app,
  { campaigns },
) => {
  app.post(
    '/org/campaigns',
    {
      config: { access, problems: [...organisation, 'organisation_not_approved'] },
      schema: {
        operationId: 'createCampaign',
        tags,
        body: campaignDraft,
        response: { 201: campaignSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await campaigns.create(viewerOf(request).userId, request.body)),
  );
  app.patch(
    '/org/campaigns/:campaignId',
    {
      config: { access, problems: [...draft, ...organisation] },
      schema: { ...shape, operationId: 'updateCampaign', body: campaignChanges, response },
    },
    (request) =>
      campaigns.update(viewerOf(request).userId, request.params.campaignId, request.body),
  );
  app.delete(
    '/org/campaigns/:campaignId',
    {
      config: { access, problems: [...draft, 'organisation_suspended'] },
      schema: {
        ...shape,
        operationId: 'deleteCampaign',
        querystring: versionQuery,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await campaigns.remove(
        viewerOf(request).userId,
        request.params.campaignId,
        request.query.version,
      );
      return reply.code(204).send(null);
    },
  );
};
