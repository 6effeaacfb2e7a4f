import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { sitesOf } from '../../config/edge-settings.ts';
import { proSiteOrigin } from '../../config/mail-settings.ts';
import {
  liveHostsOf,
  type PaymentSettings,
  sellerSettings,
  tariffOf,
} from '../../config/payment-settings.ts';
import type { Payments } from '../../gateways/payments/payments.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { proOriginOf as proOriginOfHost } from '../../platform/edge/sites.domain.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { campaignsDocs } from './campaigns.docs.ts';
import { campaignsRoutes } from './campaigns.routes.ts';
import { campaignsService } from './campaigns.service.ts';
import { campaignDraftsRoutes } from './drafts/campaign-drafts.routes.ts';
import { invoicesRoutes } from './invoices/invoices.routes.ts';
import { invoicesService } from './invoices/invoices.service.ts';
import { campaignMailsService } from './mails/campaign-mails.service.ts';
import { campaignModerationRoutes } from './moderation/campaign-moderation.routes.ts';
import { campaignModerationService } from './moderation/campaign-moderation.service.ts';
import { campaignPaymentsService } from './payments/checkout/campaign-payments.service.ts';
import { webhookRoutes } from './payments/events/webhook.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { paymentsService } from './payments/payments.service.ts';
import { campaignReportRoutes } from './reports/campaign-report.routes.ts';
import { campaignReportService } from './reports/campaign-report.service.ts';

export type CampaignsPluginDeps = {
  config: PaymentSettings & Pick<Config, 'PRODUCT_NAME' | 'MAIN_HOST' | 'PRO_HOST' | 'PORT'>;
  db: Db;
  clock: Clock;
  mails: MailsService;
  /** Undefined when this installation takes no payments. */
  payments: Payments | undefined;
};

export const campaignsPlugin = fp(
  async (app: FastifyInstance, deps: CampaignsPluginDeps) => {
    app.describe(campaignsDocs);
    const { config, db, clock, payments } = deps;
    const sites = sitesOf(config);
    const proOriginOf = ({ host }: FastifyRequest): string => proOriginOfHost(host, sites);
    const liveHosts = liveHostsOf(config);
    const canPayAt = ({ hostname }: FastifyRequest): boolean =>
      payments?.isLive !== true || liveHosts.includes(hostname.toLowerCase());
    const tariff = tariffOf(config);
    const mails = campaignMailsService({ mails: deps.mails, proOrigin: proSiteOrigin(config) });
    const onAnomaly = (facts: object, message: string): void => app.log.error(facts, message);
    const seller = sellerSettings(config);
    const provider = payments && paymentsService({ db, clock, payments, seller, mails, onAnomaly });
    const campaigns = campaignsService({ db, clock, tariff, isPayable: provider !== undefined });
    const report = campaignReportService({ db, clock, campaigns });
    const checkout = campaignPaymentsService({ db, clock, tariff, campaigns, provider });
    const invoices = invoicesService({ db, campaigns });
    const moderation = campaignModerationService({
      db,
      clock,
      campaigns,
      mails,
      refunds: provider?.refunds,
    });
    await app.register(campaignsRoutes, { prefix, campaigns });
    await app.register(campaignDraftsRoutes, { prefix, campaigns });
    await app.register(campaignReportRoutes, { prefix, report });
    await app.register(paymentsRoutes, { prefix, payments: checkout, proOriginOf, canPayAt });
    await app.register(invoicesRoutes, { prefix, invoices });
    await app.register(campaignModerationRoutes, { prefix, moderation });
    await app.register(webhookRoutes, { events: provider?.events });
  },
  { name: 'campaigns', dependencies: ['mails'] },
);
