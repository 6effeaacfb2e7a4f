import { z } from 'zod';

export const paymentStartSchema = z
  .object({
    clientSecret: z.string().describe('For the payment form of the provider; of nobody else'),
    publishableKey: z.string(),
    stripeJsUrl: z.string().nullable().describe('Load this script first; null: the provider’s own'),
    expiresAt: z.iso.datetime().describe('Until then the days are held'),
  })
  .meta({ id: 'CampaignPaymentStart' });
export type PaymentStart = z.output<typeof paymentStartSchema>;
