import { bareSiren, isSiren } from '@parages/contracts/vocabulary/siren';
import { z } from 'zod';
import { vatNumberOf } from './features/campaigns/invoices/seller.ts';
import { emptyIsAbsent, optionalLink, optionalText } from './setting-shapes.ts';

const key = (pattern: RegExp, shape: string) =>
  z.preprocess(emptyIsAbsent, z.string().regex(pattern, shape).optional());

/** Campaigns: what they cost, who sells them, and where they are paid. Without keys everything but paying works. */
export const paymentSettings = {
  /** A week of a campaign, in cents, excluding VAT. */
  CAMPAIGN_WEEKLY_RATE_CENTS: z.preprocess(
    emptyIsAbsent,
    z.coerce.number().int().min(50).max(1_000_000).default(2000),
  ),
  /** Per cent; 0 where the seller is exempt from it (article 293 B of the general tax code). */
  CAMPAIGN_VAT_PERCENT: z.preprocess(
    emptyIsAbsent,
    z.coerce.number().int().min(0).max(99).default(20),
  ),

  /** Stripe: the three go together, all of one mode. */
  PAYMENTS_SECRET_KEY: key(/^(sk|rk)_(test|live)_\w+$/, 'sk_… or rk_…'),
  PAYMENTS_PUBLISHABLE_KEY: key(/^pk_(test|live)_\w+$/, 'pk_…'),
  PAYMENTS_WEBHOOK_SECRET: key(/^whsec_\w+$/, 'whsec_…'),
  /** The one before, while they are exchanged. */
  PAYMENTS_WEBHOOK_SECRET_BEFORE: key(/^whsec_\w+$/, 'whsec_…'),
  /** Hosts of the professional site where real money moves, separated by commas: a live key is taken nowhere else, a test key not there. */
  PAYMENTS_LIVE_HOSTS: z.string().default(''),
  /** A stand-in of the provider, and its script; never with a live key. */
  PAYMENTS_URL: optionalLink,
  PAYMENTS_SCRIPT_URL: optionalLink,

  /** Whoever sells, as invoices have to name him. Real money is not taken without. */
  SELLER_NAME: optionalText,
  SELLER_LEGAL_FORM: optionalText,
  SELLER_CAPITAL: optionalText,
  SELLER_ADDRESS: optionalText,
  SELLER_SIREN: z.preprocess(
    emptyIsAbsent,
    z.string().transform(bareSiren).refine(isSiren, 'nine digits that are a SIREN').optional(),
  ),
  SELLER_REGISTRATION: optionalText,
  SELLER_VAT_NUMBER: key(/^FR\d{11}$/, 'FR and eleven digits'),
};

const shape = z.object(paymentSettings);
type PaymentConfig = z.output<typeof shape> & {
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

/** Hosts of the professional site where real money moves. */
export const liveHostsOf = ({
  PAYMENTS_LIVE_HOSTS: hosts,
}: Pick<PaymentConfig, 'PAYMENTS_LIVE_HOSTS'>): string[] =>
  hosts
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);

function sellerFaults(config: PaymentConfig): Fault[] {
  const missing: Fault[] = wantedOfSeller
    .filter((name) => config[name] === undefined)
    .map((path) => ({ path, message: 'wanted on invoices before real money is taken' }));
  const hasVat = config.CAMPAIGN_VAT_PERCENT > 0;
  if (hasVat && config.SELLER_VAT_NUMBER === undefined)
    missing.push({ path: 'SELLER_VAT_NUMBER', message: 'wanted on invoices with VAT' });
  return missing;
}

/** What is wrong with the settings of payments as a whole; nothing when they may be used. */
export function paymentFaults(config: PaymentConfig): Fault[] {
  const {
    PAYMENTS_SECRET_KEY: secret,
    PAYMENTS_PUBLISHABLE_KEY: publishable,
    PAYMENTS_WEBHOOK_SECRET: webhook,
  } = config;
  const { SELLER_SIREN: siren, SELLER_VAT_NUMBER: vatNumber } = config;
  const faults: Fault[] = [];
  if (siren !== undefined && vatNumber !== undefined && vatNumberOf(siren) !== vatNumber)
    faults.push({ path: 'SELLER_VAT_NUMBER', message: 'is not that of SELLER_SIREN' });
  if (secret === undefined && publishable === undefined && webhook === undefined) return faults;
  if (secret === undefined || publishable === undefined || webhook === undefined)
    return [
      ...faults,
      {
        path: 'PAYMENTS_SECRET_KEY',
        message: 'goes with PAYMENTS_PUBLISHABLE_KEY and PAYMENTS_WEBHOOK_SECRET',
      },
    ];
  if (isLive(secret) !== isLive(publishable))
    faults.push({
      path: 'PAYMENTS_PUBLISHABLE_KEY',
      message: 'is of another mode than the secret key',
    });
  const isLiveHost = liveHostsOf(config).includes(config.PRO_HOST.toLowerCase());
  if (!isLive(secret))
    return isLiveHost
      ? [
          ...faults,
          { path: 'PAYMENTS_SECRET_KEY', message: 'a test key, on a host of PAYMENTS_LIVE_HOSTS' },
        ]
      : faults;
  if (!isLiveHost)
    faults.push({
      path: 'PAYMENTS_SECRET_KEY',
      message: 'a live key, and PRO_HOST is not in PAYMENTS_LIVE_HOSTS',
    });
  if (config.SERVICES === 'sandbox')
    faults.push({ path: 'PAYMENTS_SECRET_KEY', message: 'a live key, with SERVICES=sandbox' });
  for (const path of ['PAYMENTS_URL', 'PAYMENTS_SCRIPT_URL'] as const)
    if (config[path] !== undefined)
      faults.push({ path, message: 'a live key goes to nobody but the provider' });
  return [...faults, ...sellerFaults(config)];
}
