import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { viewerOf } from '../../platform/viewer.ts';
import type { CampaignReportService } from './campaign-report.service.ts';
import {
  campaignChanges,
  campaignDraft,
  campaignListSchema,
  campaignParams,
  campaignSchema,
  listQuery,
  offerSchema,
  poiCampaignsSchema,
  poiParams,
  versionQuery,
} from './campaigns.schema.ts';
import type { CampaignsService } from './campaigns.service.ts';
import { reportSchema } from './payments.schema.ts';
import { whoseOf } from './whose.ts';

export type CampaignsOptions = { campaigns: CampaignsService; report: CampaignReportService };

const tags = ['Campaigns'];
// Members who only read may look; the SQL knows whose it is.
const reading = { access: 'verified', problems: ['campaign_not_found'] } as const;
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

/** Campaigns of one's organisations. Registered under /api/v1. */
export const campaignsRoutes: FastifyPluginAsyncZod<CampaignsOptions> = async (
  app,
  { campaigns, report },
) => {
  app.get(
    '/org/campaigns/offer',
    {
      config: { access: 'verified' },
      schema: { operationId: 'getCampaignOffer', tags, response: { 200: offerSchema } },
    },
    () => campaigns.offer(),
  );
  app.get(
    '/org/campaigns',
    {
      config: { access: 'verified' },
      schema: {
        operationId: 'listCampaigns',
        tags,
        querystring: listQuery,
        response: { 200: campaignListSchema },
      },
    },
    (request) =>
      campaigns.list({ accountId: viewerOf(request).userId, isModerator: false }, request.query),
  );
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
  app.get(
    '/org/campaigns/:campaignId',
    { config: reading, schema: { ...shape, operationId: 'getCampaign', response } },
    (request) => campaigns.get(whoseOf(viewerOf(request)), request.params.campaignId),
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
  app.get(
    '/org/campaigns/:campaignId/report',
    {
      config: reading,
      schema: { ...shape, operationId: 'getCampaignReport', response: { 200: reportSchema } },
    },
    (request) => report.get(whoseOf(viewerOf(request)), request.params.campaignId),
  );
  app.get(
    '/org/pois/:poiId/campaigns',
    {
      config: { access: 'verified', problems: ['poi_not_found'] },
      schema: {
        operationId: 'listPoiCampaigns',
        tags,
        params: poiParams,
        response: { 200: poiCampaignsSchema },
      },
    },
    (request) => campaigns.ofPoi(whoseOf(viewerOf(request)), request.params.poiId),
  );
};
