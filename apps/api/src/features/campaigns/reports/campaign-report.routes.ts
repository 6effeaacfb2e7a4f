import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../platform/access/viewer.ts';
import { campaignParams } from '../campaigns.schema.ts';
import { whoseOf } from '../whose.ts';
import { reportSchema } from './campaign-report.schema.ts';
import type { CampaignReportService } from './campaign-report.service.ts';

export type CampaignReportOptions = { report: CampaignReportService };

const tags = ['Campaigns'];
// Members who only read may look; the SQL checks that the campaign is theirs.
const config = { access: 'verified', problems: ['campaign_not_found'] } as const;

/** What a campaign achieved, by day. Registered under /api/v1. */
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
    (request) => report.get(whoseOf(viewerOf(request)), request.params.campaignId),
  );
};
