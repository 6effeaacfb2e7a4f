import type { CampaignTariff } from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { bareSiren, isSiren, vatNumberOf } from '@parages/contracts/vocabulary/organisations/siren';
import { z } from 'zod';
import { readHostNames } from '../platform/edge/hosts.domain.ts';
import { emptyIsAbsent } from '../platform/input/bounded-text.ts';
import { optionalLink, optionalText, sandboxFallback } from './setting-shapes.ts';

const key = (pattern: RegExp, shape: string) =>
  z.preprocess(emptyIsAbsent, z.string().regex(pattern, shape).optional());

const sandboxed = { fallback: sandboxFallback };
const trialSeller = { fallback: 'a fictitious seller; required with a live key' };

export const paymentSettings = {
  CAMPAIGN_WEEKLY_RATE_CENTS: z
    .preprocess(emptyIsAbsent, z.coerce.number().int().min(50).max(1_000_000).default(2000))
    .describe('Price of one week of a campaign, in cents without VAT.'),
  CAMPAIGN_VAT_PERCENT: z
    .preprocess(emptyIsAbsent, z.coerce.number().int().min(0).max(99).default(20))
    .describe(
      'VAT in per cent; `0` where the seller is exempt (article 293 B of the French tax code).',
    ),

  PAYMENTS_SECRET_KEY: key(/^(sk|rk)_(test|live)_\w+$/, 'sk_… or rk_…').meta({
    ...sandboxed,
    description:
      'Secret key of Stripe. It goes with the publishable key and the webhook secret, all of one mode. Without them nothing can be paid.',
    isSecret: true,
  }),
  PAYMENTS_PUBLISHABLE_KEY: key(/^pk_(test|live)_\w+$/, 'pk_…').meta({
    ...sandboxed,
    description: 'Publishable key of Stripe.',
  }),
  PAYMENTS_WEBHOOK_SECRET: key(/^whsec_\w+$/, 'whsec_…').meta({
    ...sandboxed,
    description: 'Signing secret of the Stripe webhook, whose address is `/api/webhooks/stripe`.',
    isSecret: true,
  }),
  PAYMENTS_WEBHOOK_SECRET_BEFORE: key(/^whsec_\w+$/, 'whsec_…').meta({
    description: 'Previous signing secret, accepted during a rotation.',
    isSecret: true,
  }),
  PAYMENTS_LIVE_HOSTS: z
    .string()
    .default('')
    .describe(
      'Hosts of the professional site that take real money, separated by commas. Live keys work there alone; test keys do not.',
    ),
  PAYMENTS_URL: optionalLink.meta({
    ...sandboxed,
    description: 'Stand-in for the API of Stripe; refused with a live key.',
  }),
  PAYMENTS_SCRIPT_URL: optionalLink.meta({
    ...sandboxed,
    description: 'Stand-in for the script of Stripe; refused with a live key.',
  }),

  SELLER_NAME: optionalText.meta({
    ...trialSeller,
    description: 'Name of the seller on invoices.',
  }),
  SELLER_LEGAL_FORM: optionalText.meta({
    ...trialSeller,
    description: 'Legal form of the seller, such as `SAS`.',
  }),
  SELLER_CAPITAL: optionalText.describe('Share capital of the seller, as invoices print it.'),
  SELLER_ADDRESS: optionalText.meta({ ...trialSeller, description: 'Address of the seller.' }),
  SELLER_SIREN: z
    .preprocess(
      emptyIsAbsent,
      z.string().transform(bareSiren).refine(isSiren, 'a valid SIREN of nine digits').optional(),
    )
    .meta({ ...trialSeller, description: 'SIREN of the seller.' }),
  SELLER_REGISTRATION: optionalText.describe(
    'Entry of the seller in the trade register, as invoices print it.',
  ),
  SELLER_VAT_NUMBER: key(/^FR\d{11}$/, 'FR and eleven digits').meta({
    ...trialSeller,
    description:
      'VAT number of the seller, derived from its SIREN. Required with a live key unless `CAMPAIGN_VAT_PERCENT` is `0`.',
  }),
};

const shape = z.object(paymentSettings);
export type PaymentSettings = z.output<typeof shape>;
type PaymentConfig = PaymentSettings & {
  PRO_HOST: string;
  SERVICES?: 'sandbox' | 'live' | undefined;
};
type Fault = { path: string; message: string };

const isLive = (text: string): boolean => text.includes('_live_');
const wantedOfSeller = [
  'SELLER_NAME',
  'SELLER_LEGAL_FORM',
  'SELLER_ADDRESS',
  'SELLER_SIREN',
] as const;

export const liveHostsOf = ({
  PAYMENTS_LIVE_HOSTS: hosts,
}: Pick<PaymentConfig, 'PAYMENTS_LIVE_HOSTS'>): string[] => readHostNames(hosts);

export const tariffOf = ({
  CAMPAIGN_WEEKLY_RATE_CENTS: weeklyRateCents,
  CAMPAIGN_VAT_PERCENT: percent,
}: Pick<
  PaymentSettings,
  'CAMPAIGN_WEEKLY_RATE_CENTS' | 'CAMPAIGN_VAT_PERCENT'
>): CampaignTariff => ({
  weeklyRateCents,
  vatPercent: percent === 0 ? null : percent,
});

export const sellerSettings = (config: PaymentSettings & { PRODUCT_NAME: string }) => ({
  given: {
    name: config.SELLER_NAME,
    legalForm: config.SELLER_LEGAL_FORM,
    capital: config.SELLER_CAPITAL,
    address: config.SELLER_ADDRESS,
    siren: config.SELLER_SIREN,
    registration: config.SELLER_REGISTRATION,
    vatNumber: config.SELLER_VAT_NUMBER,
  },
  productName: config.PRODUCT_NAME,
  hasVat: config.CAMPAIGN_VAT_PERCENT > 0,
});

function sellerFaults(config: PaymentConfig): Fault[] {
  const missing: Fault[] = wantedOfSeller
    .filter((name) => config[name] === undefined)
    .map((path) => ({ path, message: 'is required on invoices for real payments' }));
  const hasVat = config.CAMPAIGN_VAT_PERCENT > 0;
  if (hasVat && config.SELLER_VAT_NUMBER === undefined)
    missing.push({ path: 'SELLER_VAT_NUMBER', message: 'is required on invoices with VAT' });
  return missing;
}

export function paymentFaults(config: PaymentConfig): Fault[] {
  const {
    PAYMENTS_SECRET_KEY: secret,
    PAYMENTS_PUBLISHABLE_KEY: publishable,
    PAYMENTS_WEBHOOK_SECRET: webhook,
  } = config;
  const { SELLER_SIREN: siren, SELLER_VAT_NUMBER: vatNumber } = config;
  const faults: Fault[] = [];
  if (siren !== undefined && vatNumber !== undefined && vatNumberOf(siren) !== vatNumber)
    faults.push({ path: 'SELLER_VAT_NUMBER', message: 'does not match SELLER_SIREN' });
  if (secret === undefined && publishable === undefined && webhook === undefined) return faults;
  if (secret === undefined || publishable === undefined || webhook === undefined)
    return [
      ...faults,
      {
        path: 'PAYMENTS_SECRET_KEY',
        message: 'requires PAYMENTS_PUBLISHABLE_KEY and PAYMENTS_WEBHOOK_SECRET',
      },
    ];
  if (isLive(secret) !== isLive(publishable))
    faults.push({
      path: 'PAYMENTS_PUBLISHABLE_KEY',
      message: 'is of another mode than the secret key',
    });
  const isLiveHost = liveHostsOf(config).includes(config.PRO_HOST);
  if (!isLive(secret))
    return isLiveHost
      ? [
          ...faults,
          {
            path: 'PAYMENTS_SECRET_KEY',
            message: 'is a test key, on a host of PAYMENTS_LIVE_HOSTS',
          },
        ]
      : faults;
  if (!isLiveHost)
    faults.push({
      path: 'PAYMENTS_SECRET_KEY',
      message: 'is a live key, and PRO_HOST is not in PAYMENTS_LIVE_HOSTS',
    });
  if (config.SERVICES === 'sandbox')
    faults.push({ path: 'PAYMENTS_SECRET_KEY', message: 'is a live key, with SERVICES=sandbox' });
  for (const path of ['PAYMENTS_URL', 'PAYMENTS_SCRIPT_URL'] as const)
    if (config[path] !== undefined)
      faults.push({ path, message: 'a live key must not be sent to a stand-in' });
  return [...faults, ...sellerFaults(config)];
}
