import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { campaignScopeOf } from '../campaign-scope.ts';
import { campaignParams } from '../campaigns.schema.ts';
import { reportSchema } from './campaign-report.schema.ts';
import type { CampaignReportService } from './campaign-report.service.ts';

export type CampaignReportOptions = { report: CampaignReportService };

const tags = ['Campaigns'];
// Any verified account, because members with the reader role may read too: the statement finds only
// campaigns that the account may access.
const config = { access: 'verified', problems: ['campaign_not_found'] } as const;

export const campaignReportRoutes: FastifyPluginAsyncZod<CampaignReportOptions> = async (
  app,
  { report },
) => {
  app.get(
    '/org/campaigns/:campaignId/report',
    {
      config,
      schema: {
        operationId: 'getCampaignReport',
        tags,
        params: campaignParams,
        response: { 200: reportSchema },
      },
    },
    (request) => report.get(campaignScopeOf(viewerOf(request)), request.params.campaignId),
  );
};
