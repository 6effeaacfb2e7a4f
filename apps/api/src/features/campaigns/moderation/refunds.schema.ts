import { z } from 'zod';
import { refundStatuses } from '../../../gateways/payments/payments.ts';

const mostCents = 10_000_000;

export const refundBody = z.strictObject({
  amountCents: z
    .int()
    .min(1)
    .max(mostCents)
    .describe('Euro cents, at most what is left of the payment'),
  refundedCents: z
    .int()
    .min(0)
    .max(mostCents)
    .describe(
      'Euro cents that the caller has read as refunded: another refund since then is refused',
    ),
});
export type RefundBody = z.output<typeof refundBody>;

export const campaignRefundsSchema = z
  .object({
    paidCents: z.int().describe('0 for a campaign without a payment'),
    refundedCents: z.int().describe('Of the refunds that succeeded or may still succeed'),
    items: z.array(
      z.object({
        id: z.string(),
        amountCents: z.int(),
        status: z.enum(refundStatuses),
        createdAt: z.string(),
      }),
    ),
  })
  .meta({ id: 'CampaignRefunds', description: 'The refunds of a campaign, oldest first.' });
export type CampaignRefunds = z.output<typeof campaignRefundsSchema>;
