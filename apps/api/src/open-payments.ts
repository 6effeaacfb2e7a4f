import type { CampaignTariff } from '@parages/contracts/vocabulary/campaign-terms';
import type { Config } from './config.ts';
import { invoicingService } from './features/campaigns/invoices/invoicing.service.ts';
import type { Seller } from './features/campaigns/invoices/seller.ts';
import { trialSeller } from './features/campaigns/invoices/trial-seller.fr.ts';
import { campaignMailsService } from './features/campaigns/mails/campaign-mails.service.ts';
import { paymentEventsService } from './features/campaigns/payments/events/payment-events.service.ts';
import { reconciliationService } from './features/campaigns/payments/reconciliation/reconciliation.service.ts';
import { refundsService } from './features/campaigns/payments/refunds/refunds.service.ts';
import { settlementService } from './features/campaigns/payments/settlement/settlement.service.ts';
import { mailsService } from './features/mails/mails.service.ts';
import { isLiveKey, stripePayments } from './gateways/payments/stripe-payments.ts';
import { siteOrigin } from './mail-settings.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';

/** What a week of a campaign costs here. */
export const tariffOf = ({
  CAMPAIGN_WEEKLY_RATE_CENTS: weeklyRateCents,
  CAMPAIGN_VAT_PERCENT: percent,
}: Config): CampaignTariff => ({
  weeklyRateCents,
  vatPercent: percent === 0 ? null : percent,
});

// Whoever sells in earnest is named by the configuration, which is checked before real money is taken.
function sellerOf(config: Config, isTrial: boolean): Seller {
  const trial = trialSeller(config.PRODUCT_NAME, config.CAMPAIGN_VAT_PERCENT > 0);
  return {
    name: config.SELLER_NAME ?? trial.name,
    legalForm: config.SELLER_LEGAL_FORM ?? trial.legalForm,
    capital: config.SELLER_CAPITAL ?? null,
    address: config.SELLER_ADDRESS ?? trial.address,
    siren: config.SELLER_SIREN ?? trial.siren,
    registration:
      config.SELLER_REGISTRATION ?? (config.SELLER_SIREN === undefined ? trial.registration : null),
    vatNumber:
      config.SELLER_VAT_NUMBER ?? (config.SELLER_SIREN === undefined ? trial.vatNumber : null),
    isTrial,
  };
}

export type PaymentParts = {
  config: Config;
  db: Db;
  clock: Clock;
  onAnomaly: (facts: object, message: string) => void;
};

/** Mails about campaigns, whose links lead to the configured professional site. */
export const campaignMailsOf = ({ config, clock }: Pick<PaymentParts, 'config' | 'clock'>) =>
  campaignMailsService({
    mails: mailsService({ clock }),
    proOrigin: siteOrigin({ MAIN_HOST: config.PRO_HOST, PORT: config.PORT }),
  });

/** Everything about money, for the service and for its worker; undefined where no payment is taken. */
export function openPayments({ config, db, clock, onAnomaly }: PaymentParts) {
  const {
    PAYMENTS_SECRET_KEY: secretKey,
    PAYMENTS_PUBLISHABLE_KEY: publishableKey,
    PAYMENTS_WEBHOOK_SECRET: webhookSecret,
  } = config;
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined)
    return undefined;
  const {
    PAYMENTS_WEBHOOK_SECRET_BEFORE: before,
    PAYMENTS_URL: baseUrl,
    PAYMENTS_SCRIPT_URL: scriptUrl,
  } = config;
  const webhookSecrets = [webhookSecret, ...(before === undefined ? [] : [before])];
  const payments = stripePayments({
    secretKey,
    publishableKey,
    webhookSecrets,
    baseUrl,
    scriptUrl,
  });
  const invoicing = invoicingService({ seller: sellerOf(config, !isLiveKey(secretKey)) });
  const parts = {
    db,
    clock,
    payments,
    invoicing,
    mails: campaignMailsOf({ config, clock }),
    onAnomaly,
  };
  const settlement = settlementService(parts);
  const refunds = refundsService(parts);
  const events = paymentEventsService({ db, clock, payments, settlement, refunds, onAnomaly });
  const reconciliation = reconciliationService({
    db,
    clock,
    payments,
    settlement,
    refunds,
    events,
    onAnomaly,
  });
  return { payments, settlement, refunds, events, reconciliation };
}
