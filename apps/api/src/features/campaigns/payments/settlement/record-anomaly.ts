import { campaignsRepository } from '../../campaigns.repository.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { Anomaly } from '../payments.domain.ts';
import { paymentsRepository } from '../payments.repository.ts';
import type { LockedPayment, Settlement } from './locked-payment.ts';
import { saveOutcome } from './save-outcome.ts';

/**
 * The money was received, so the payment is invoiced; its refund gets a credit note. A payment of a
 * wrong amount is neither invoiced nor refunded: the team decides.
 */
export const recordAnomaly =
  ({ invoicing, onAnomaly }: Pick<PaymentDeps, 'invoicing' | 'onAnomaly'>) =>
  async (locked: LockedPayment, anomaly: Anomaly): Promise<Settlement> => {
    const { tx, payment, campaign, now } = locked;
    await saveOutcome(locked, 'anomaly', anomaly);
    if (campaign.status === 'draft') await paymentsRepository(tx).freeHold(campaign.id);
    if (anomaly !== 'amount_mismatch') await invoicing.issueInvoice(tx, payment, now);
    await campaignsRepository(tx).note({
      campaignId: campaign.id,
      action: 'anomaly',
      actorId: null,
      now,
      detail: { paymentId: payment.id, why: anomaly },
    });
    onAnomaly(
      { paymentId: payment.id, campaignId: campaign.id, why: anomaly },
      'a payment was received but its campaign cannot begin',
    );
    return 'anomaly';
  };
