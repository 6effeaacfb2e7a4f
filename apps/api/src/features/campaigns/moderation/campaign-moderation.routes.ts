import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import {
  campaignListSchema,
  campaignParams,
  campaignSchema,
  grantBody,
  moderationQuery,
  recipientCount,
  stopBody,
} from '../campaigns.schema.ts';
import type { CampaignModerationService } from './campaign-moderation.service.ts';
import { campaignRefundsSchema, refundBody } from './refunds.schema.ts';

export type CampaignModerationOptions = { moderation: CampaignModerationService };

const tags = ['Moderation'];
const access = 'camp_mod' as const;

export const campaignModerationRoutes: FastifyPluginAsyncZod<CampaignModerationOptions> = async (
  app,
  { moderation },
) => {
  app.get(
    '/moderation/campaigns',
    {
      config: { access },
      schema: {
        operationId: 'listAllCampaigns',
        tags,
        querystring: moderationQuery,
        response: { 200: campaignListSchema },
      },
    },
    (request) => moderation.list(viewerOf(request), request.query),
  );
  app.post(
    '/moderation/campaigns',
    {
      config: {
        access,
        problems: ['poi_not_found', 'poi_own', 'request_invalid', 'campaign_period_taken'],
      },
      schema: {
        operationId: 'grantCampaign',
        tags,
        body: grantBody,
        response: { 201: campaignSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await moderation.grant(viewerOf(request), request.body)),
  );
  await app.register(stopRoutes, { moderation });
};

const stopRoutes: FastifyPluginAsyncZod<CampaignModerationOptions> = async (
  app,
  { moderation },
) => {
  app.post(
    '/moderation/campaigns/:campaignId/stop',
    {
      config: {
        access,
        freshSignIn: true,
        problems: ['campaign_not_found', 'poi_own', 'campaign_transition_forbidden'],
      },
      schema: {
        operationId: 'stopCampaign',
        tags,
        params: campaignParams,
        body: stopBody,
        response: { 200: campaignSchema },
      },
    },
    (request) => moderation.stop(viewerOf(request), request.params.campaignId, request.body),
  );
  app.delete(
    '/moderation/campaigns/:campaignId/stop',
    {
      config: {
        access,
        problems: ['campaign_not_found', 'campaign_transition_forbidden', 'campaign_period_taken'],
      },
      schema: {
        operationId: 'undoCampaignStop',
        tags,
        params: campaignParams,
        response: { 200: campaignSchema },
      },
    },
    (request) => moderation.undoStop(viewerOf(request), request.params.campaignId),
  );
  app.get(
    '/moderation/campaigns/:campaignId/stop/recipients',
    {
      config: { access, problems: ['campaign_not_found'] },
      schema: {
        operationId: 'countCampaignStopRecipients',
        tags,
        params: campaignParams,
        response: { 200: recipientCount },
      },
    },
    (request) => moderation.countStopRecipients(request.params.campaignId),
  );
  await app.register(refundRoutes, { moderation });
};

const refundRoutes: FastifyPluginAsyncZod<CampaignModerationOptions> = async (
  app,
  { moderation },
) => {
  const path = '/moderation/campaigns/:campaignId/refunds';
  const ofRefunds = { tags, params: campaignParams, response: { 200: campaignRefundsSchema } };
  app.get(
    path,
    {
      config: { access, problems: ['campaign_not_found'] },
      schema: { ...ofRefunds, operationId: 'listCampaignRefunds' },
    },
    (request) => moderation.listRefunds(viewerOf(request), request.params.campaignId),
  );
  app.post(
    path,
    {
      config: {
        access,
        freshSignIn: true,
        problems: [
          'campaign_not_found',
          'campaign_transition_forbidden',
          'campaign_version_stale',
          'request_invalid',
          'payments_unavailable',
        ],
      },
      schema: { ...ofRefunds, operationId: 'refundCampaign', body: refundBody },
    },
    (request) => moderation.refund(viewerOf(request), request.params.campaignId, request.body),
  );
};
