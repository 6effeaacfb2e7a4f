import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { campaignModerationRoutes } from './features/campaigns/campaign-moderation.routes.ts';
import { campaignModerationService } from './features/campaigns/campaign-moderation.service.ts';
import { campaignReportService } from './features/campaigns/campaign-report.service.ts';
import { campaignsRoutes } from './features/campaigns/campaigns.routes.ts';
import { campaignsService } from './features/campaigns/campaigns.service.ts';
import { invoicesService } from './features/campaigns/invoices/invoices.service.ts';
import { campaignPaymentsService } from './features/campaigns/payments/campaign-payments.service.ts';
import { paymentsRoutes } from './features/campaigns/payments.routes.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';

export type CampaignDeps = {
  prefix: string;
  config: Config;
  db: Db;
  clock: Clock;
  proOriginOf: (request: FastifyRequest) => string;
};

/** Campaigns: writing, paying and reading them, and what moderators do with them. */
export async function registerCampaignRoutes(
  app: FastifyInstance,
  { prefix, config, db, clock, proOriginOf }: CampaignDeps,
): Promise<void> {
  const vatPercent = config.CAMPAIGN_VAT_PERCENT === 0 ? null : config.CAMPAIGN_VAT_PERCENT;
  const tariff = { weeklyRateCents: config.CAMPAIGN_WEEKLY_RATE_CENTS, vatPercent };
  const campaigns = campaignsService({ db, clock, tariff, isPayable: false });
  await app.register(campaignsRoutes, { prefix, campaigns, report: campaignReportService({ db, clock, campaigns }) });
  const [payments, invoices] = [campaignPaymentsService({ campaigns, payments: undefined }), invoicesService({ db, campaigns })];
  await app.register(paymentsRoutes, { prefix, payments, invoices, proOriginOf });
  await app.register(campaignModerationRoutes, { prefix, moderation: campaignModerationService({ db, clock, campaigns }) });
}
