import { PaymentsRefusal } from '../../../../gateways/payments/payments.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { isRefundDue, refundKey } from '../payments.domain.ts';
import type { Payment } from '../payments.repository.ts';
import { refundsRepository } from './refunds.repository.ts';
import { settleRefund } from './settle-refund.ts';

/** Idempotent; does nothing while a refund of the payment is pending. */
export const refundPayment =
  (deps: PaymentDeps) =>
  async ({ id, paymentIntentId, note }: Payment): Promise<void> => {
    if (paymentIntentId === null || !isRefundDue(note)) return;
    const { isPending } = await refundsRepository(deps.db).sumOf(id);
    if (isPending) return;
    try {
      await settleRefund(deps)(await deps.payments.refund(paymentIntentId, refundKey(id)));
    } catch (error) {
      // The team has already refunded the payment at the provider: the webhook of that refund
      // records it.
      if (!(error instanceof PaymentsRefusal && error.code === 'charge_already_refunded'))
        throw error;
    }
  };
