import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../platform/access/viewer.ts';
import { campaignScopeOf } from './campaign-scope.ts';
import {
  campaignListSchema,
  campaignParams,
  campaignSchema,
  listQuery,
  offerSchema,
  poiCampaignsSchema,
  poiParams,
} from './campaigns.schema.ts';
import type { CampaignsService } from './campaigns.service.ts';

export type CampaignsOptions = {
  campaigns: Pick<CampaignsService, 'offer' | 'list' | 'get' | 'ofPoi'>;
};

const tags = ['Campaigns'];
// Any verified account, because members with the reader role may read too: the statement finds only
// campaigns that the account may access.
const reading = { access: 'verified', problems: ['campaign_not_found'] } as const;
const response = { 200: campaignSchema };
const shape = { tags, params: campaignParams };

export const campaignsRoutes: FastifyPluginAsyncZod<CampaignsOptions> = async (
  app,
  { campaigns },
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
  app.get(
    '/org/campaigns/:campaignId',
    { config: reading, schema: { ...shape, operationId: 'getCampaign', response } },
    (request) => campaigns.get(campaignScopeOf(viewerOf(request)), request.params.campaignId),
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
    (request) => campaigns.ofPoi(campaignScopeOf(viewerOf(request)), request.params.poiId),
  );
};
