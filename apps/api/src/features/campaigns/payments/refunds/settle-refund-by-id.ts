import { UnknownPayment } from '../lock-payment.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { settleRefund } from './settle-refund.ts';

/** @throws {UnknownPayment} or {PaymentsUnavailable} */
export const settleRefundById =
  (deps: PaymentDeps) =>
  async (refundId: string): Promise<void> => {
    const refund = await deps.payments.findRefund(refundId);
    if (!refund) throw new UnknownPayment(`the provider has no refund ${refundId}`);
    await settleRefund(deps)(refund);
  };
