import type { Payments } from '../../../gateways/payments/payments.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Campaign } from '../campaigns.schema.ts';
import type { CampaignsService } from '../campaigns.service.ts';
import type { PaymentStart } from '../payments.schema.ts';

export type CampaignPaymentsDeps = {
  campaigns: Pick<CampaignsService, 'get'>;
  /** Undefined where this installation takes no payment. */
  payments: Payments | undefined;
};

/** Paying for a campaign. */
export function campaignPaymentsService({ campaigns, payments }: CampaignPaymentsDeps) {
  async function assertPayable(accountId: string, campaignId: string): Promise<void> {
    await campaigns.get({ accountId, isModerator: false }, campaignId);
    if (payments === undefined) throw new Problem('payments_unavailable');
  }

  return {
    start: async (accountId: string, campaignId: string, _proOrigin: string): Promise<PaymentStart> => {
      await assertPayable(accountId, campaignId);
      throw new Problem('payments_unavailable');
    },
    abandon: async (accountId: string, campaignId: string): Promise<Campaign> => {
      await assertPayable(accountId, campaignId);
      throw new Problem('campaign_payment_missing');
    },
    settle: async (accountId: string, campaignId: string): Promise<Campaign> => {
      await assertPayable(accountId, campaignId);
      throw new Problem('campaign_payment_missing');
    },
  };
}

export type CampaignPaymentsService = ReturnType<typeof campaignPaymentsService>;
