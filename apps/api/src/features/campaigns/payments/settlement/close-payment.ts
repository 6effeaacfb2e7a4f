import { campaignsRepository } from '../../campaigns.repository.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { paymentsRepository } from '../payments.repository.ts';
import type { LockedPayment, Settlement } from './locked-payment.ts';
import { saveOutcome } from './save-outcome.ts';

export const closePayment =
  ({ mails }: Pick<PaymentDeps, 'mails'>) =>
  async (locked: LockedPayment, isAbandoned: boolean): Promise<Settlement> => {
    const { tx, payment, campaign, now } = locked;
    if (payment.status !== 'open') return 'unchanged';
    await saveOutcome(locked, 'expired', null);
    await paymentsRepository(tx).freeHold(campaign.id);
    await campaignsRepository(tx).note({
      campaignId: campaign.id,
      action: isAbandoned ? 'payment-abandoned' : 'payment-expired',
      actorId: null,
      detail: { paymentId: payment.id },
      now,
    });
    if (!isAbandoned && campaign.status === 'draft' && !campaign.isDeleted)
      await mails.mailPaymentFailed(tx, campaign, payment.id);
    return 'expired';
  };
