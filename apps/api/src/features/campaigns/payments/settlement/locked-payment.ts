import type { PaymentSession } from '../../../../gateways/payments/payments.ts';
import type { Db } from '../../../../platform/database/database.ts';
import type { PaidCampaign, Payment } from '../payments.repository.ts';

/**
 * The outcome of a payment: `open` while the provider has not decided, `unchanged` when it was
 * settled before.
 */
export type Settlement = 'open' | 'unchanged' | 'paid' | 'expired' | 'anomaly';

type Tx = Parameters<Parameters<Db['$transaction']>[0]>[0];

/** A locked payment with its campaign, and the session as the provider has it. */
export type LockedPayment = {
  tx: Tx;
  payment: Payment;
  campaign: PaidCampaign;
  session: PaymentSession;
  now: Date;
};
