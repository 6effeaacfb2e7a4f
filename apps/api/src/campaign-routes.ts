import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { campaignsRoutes } from './features/campaigns/campaigns.routes.ts';
import { campaignsService } from './features/campaigns/campaigns.service.ts';
import { campaignDraftsRoutes } from './features/campaigns/drafts/campaign-drafts.routes.ts';
import { invoicesRoutes } from './features/campaigns/invoices/invoices.routes.ts';
import { invoicesService } from './features/campaigns/invoices/invoices.service.ts';
import { campaignModerationRoutes } from './features/campaigns/moderation/campaign-moderation.routes.ts';
import { campaignModerationService } from './features/campaigns/moderation/campaign-moderation.service.ts';
import { campaignPaymentsService } from './features/campaigns/payments/checkout/campaign-payments.service.ts';
import { webhookRoutes } from './features/campaigns/payments/events/webhook.routes.ts';
import { paymentsRoutes } from './features/campaigns/payments/payments.routes.ts';
import { campaignReportRoutes } from './features/campaigns/reports/campaign-report.routes.ts';
import { campaignReportService } from './features/campaigns/reports/campaign-report.service.ts';
import { campaignMailsOf, openPayments, tariffOf } from './open-payments.ts';
import { liveHostsOf } from './payment-settings.ts';
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
  const provider = openPayments({
    config,
    db,
    clock,
    onAnomaly: (facts, message) => app.log.error(facts, message),
  });
  const tariff = tariffOf(config);
  const campaigns = campaignsService({ db, clock, tariff, isPayable: provider !== undefined });
  await app.register(campaignsRoutes, { prefix, campaigns });
  await app.register(campaignDraftsRoutes, { prefix, campaigns });
  const report = campaignReportService({ db, clock, campaigns });
  await app.register(campaignReportRoutes, { prefix, report });
  const payments = campaignPaymentsService({ db, clock, tariff, campaigns, provider });
  const liveHosts = liveHostsOf(config);
  const mayPayAt = ({ hostname }: FastifyRequest): boolean =>
    provider?.payments.isLive !== true || liveHosts.includes(hostname.toLowerCase());
  await app.register(paymentsRoutes, { prefix, payments, proOriginOf, mayPayAt });
  const invoices = invoicesService({ db, campaigns });
  await app.register(invoicesRoutes, { prefix, invoices });
  const moderation = campaignModerationService({
    db,
    clock,
    campaigns,
    mails: campaignMailsOf({ config, clock }),
  });
  await app.register(campaignModerationRoutes, { prefix, moderation });
  await app.register(webhookRoutes, { events: provider?.events });
}
