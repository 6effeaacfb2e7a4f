import {
  type PaidCampaign,
  type Payment,
  type PaymentsDb,
  paymentsRepository,
} from './payments.repository.ts';

/** The provider does not have the session or the refund, or it belongs to no payment here. */
export class UnknownPayment extends Error {
  override name = 'UnknownPayment';
}

/**
 * Locks the campaign of the payment until the end of the transaction. `source` names the session or
 * the refund in the error. @throws {UnknownPayment}
 */
export async function lockPayment(
  tx: PaymentsDb,
  paymentId: string | undefined,
  source: string,
): Promise<{ payment: Payment; campaign: PaidCampaign }> {
  const payments = paymentsRepository(tx);
  if (paymentId === undefined || !(await payments.lock(paymentId)))
    throw new UnknownPayment(`${source} belongs to no payment`);
  const payment = await payments.find(paymentId);
  const campaign = payment && (await payments.findCampaign(payment.campaignId));
  if (!payment || !campaign) throw new UnknownPayment(`${source} belongs to no campaign`);
  return { payment, campaign };
}
