import { PaymentsRefusal, PaymentsUnavailable } from '../../../../gateways/payments/payments.ts';
import { Problem } from '../../../../platform/problems/problem.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { partKey } from '../payments.domain.ts';
import { refundsRepository } from './refunds.repository.ts';
import { settleRefund } from './settle-refund.ts';

/** `refundedCents`: what the caller has read as refunded before. */
export type RefundOrder = { amountCents: number; refundedCents: number };
type PaidPayment = { id: string; paymentIntentId: string | null; amountCents: number };

const wrongAmount = (left: number) =>
  new Problem('request_invalid', undefined, [
    { pointer: '/body/amountCents', code: 'too_large', detail: `At most ${left}` },
  ]);

/**
 * Refunds a part of a payment. Two calls that have read the same refunds order one refund: the
 * provider knows the second one by its key, and a call after the refund is refused as stale.
 * Problems: campaign_version_stale, request_invalid (more than is left), payments_unavailable.
 */
export const refundPart =
  (deps: PaymentDeps) =>
  async (payment: PaidPayment, { amountCents, refundedCents }: RefundOrder): Promise<void> => {
    const made = await refundsRepository(deps.db).listOf(payment.id);
    const present = sumOfMade(made);
    if (present !== refundedCents) throw new Problem('campaign_version_stale');
    const left = payment.amountCents - present;
    if (amountCents > left || payment.paymentIntentId === null) throw wrongAmount(left);
    try {
      const key = partKey(payment.id, made.length);
      await settleRefund(deps)(
        await deps.payments.refund(payment.paymentIntentId, key, amountCents),
      );
    } catch (error) {
      // The provider has another refund of this payment, which its webhook will record.
      if (error instanceof PaymentsRefusal) throw new Problem('campaign_version_stale');
      if (error instanceof PaymentsUnavailable) throw new Problem('payments_unavailable');
      throw error;
    }
  };

type Made = { amountCents: number; status: string };

/** Cents of the refunds that succeeded or may still succeed. */
export const sumOfMade = (refunds: readonly Made[]): number =>
  refunds
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
