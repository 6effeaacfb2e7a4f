import { z } from 'zod';

export const paymentStartSchema = z
  .object({
    clientSecret: z
      .string()
      .describe('Secret for the provider’s payment form; for this payer only'),
    publishableKey: z.string(),
    stripeJsUrl: z
      .string()
      .nullable()
      .describe('URL of the script to load first; null for the provider’s own'),
    expiresAt: z.iso
      .datetime()
      .describe('End of the payment form; the days stay held for five minutes more'),
  })
  .meta({ id: 'CampaignPaymentStart' });
export type PaymentStart = z.output<typeof paymentStartSchema>;
