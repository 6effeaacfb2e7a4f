import { campaignsRepository } from '../../campaigns.repository.ts';
import { runningRepository } from '../../running/running.repository.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { Anomaly } from '../payments.domain.ts';
import { paymentsRepository } from '../payments.repository.ts';
import type { LockedPayment, Settlement } from './locked-payment.ts';
import { saveOutcome } from './save-outcome.ts';

/**
 * Without a hold, takes the days again if they are still free. False when they are not, or when the
 * event was archived or deleted.
 */
async function keepDays({ tx, campaign }: LockedPayment): Promise<boolean> {
  if (campaign.poiId === null) return false;
  if (!(await campaignsRepository(tx).lockUnarchived(campaign.poiId))) return false;
  if (await paymentsRepository(tx).keepSlot(campaign.id)) return true;
  const { id: campaignId, poiId, startDate, endDate } = campaign;
  return runningRepository(tx).takeSlot({ campaignId, poiId, startDate, endDate });
}

/**
 * Undefined when the payment can activate its campaign; the days of the campaign are then occupied.
 */
export async function findAnomaly(locked: LockedPayment): Promise<Anomaly | undefined> {
  const { payment, campaign, session } = locked;
  if (session.amountCents !== payment.amountCents || session.currency !== payment.currency)
    return 'amount_mismatch';
  if (campaign.status === 'active') return 'paid_twice_refund';
  if (campaign.isDeleted || campaign.weeks !== payment.weeks) return 'campaign_gone_refund';
  return (await keepDays(locked)) ? undefined : 'slot_lost_refund';
}

export const activateCampaign =
  ({ invoicing, mails }: Pick<PaymentDeps, 'invoicing' | 'mails'>) =>
  async (locked: LockedPayment): Promise<Settlement> => {
    const { tx, payment, campaign, session, now } = locked;
    const { id: paymentId, amountCents: totalCents } = payment;
    await saveOutcome(locked, 'paid', null);
    await paymentsRepository(tx).activate(campaign.id, now);
    await runningRepository(tx).promote(campaign, now);
    const { number, pdf } = await invoicing.issueInvoice(tx, payment, now);
    await campaignsRepository(tx).note({
      campaignId: campaign.id,
      action: 'activated',
      actorId: null,
      detail: { paymentId, number },
      now,
    });
    const paid = { paymentId, number, totalCents };
    await mails.mailActivated(tx, campaign, paid);
    await mails.mailReceipt(tx, campaign, { ...paid, pdf, payerEmail: session.payerEmail });
    return 'paid';
  };
