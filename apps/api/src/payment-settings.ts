import { z } from 'zod';
import { emptyIsAbsent } from './setting-shapes.ts';

/** Campaigns: what they cost, who sells them, and where they are paid. */
export const paymentSettings = {
  /** A week of a campaign, in cents, excluding VAT. */
  CAMPAIGN_WEEKLY_RATE_CENTS: z.preprocess(emptyIsAbsent, z.coerce.number().int().min(50).max(1_000_000).default(2000)),
  /** Per cent; 0 where the seller is exempt from it (article 293 B of the general tax code). */
  CAMPAIGN_VAT_PERCENT: z.preprocess(emptyIsAbsent, z.coerce.number().int().min(0).max(99).default(20)),
};
