import type { PaymentSession } from '../../../../gateways/payments/payments.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { PaidCampaign, Payment } from '../payments.repository.ts';

/**
 * The outcome of a payment: `open` while the provider has none yet, `unchanged` when nothing was
 * recorded, for example because the payment was settled before.
 */
export type Settlement = 'open' | 'unchanged' | 'paid' | 'expired' | 'anomaly';

export type LockedPayment = {
  tx: Transaction;
  payment: Payment;
  campaign: PaidCampaign;
  session: PaymentSession;
  now: Date;
};
