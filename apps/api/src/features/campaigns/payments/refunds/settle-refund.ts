import type { ProviderRefund } from '../../../../gateways/payments/payments.ts';
import { campaignsRepository } from '../../campaigns.repository.ts';
import { lockPayment } from '../lock-payment.ts';
import { type PaymentDeps, paymentTransaction } from '../payment-deps.ts';
import { isRefundDue } from '../payments.domain.ts';
import { paymentsRepository } from '../payments.repository.ts';
import { refundsRepository } from './refunds.repository.ts';

/**
 * A refund that succeeded gets a credit note and a mail, once, if its payment has an invoice; one
 * that failed is reported to the team. @throws {UnknownPayment}
 */
export const settleRefund =
  ({ db, clock, invoicing, mails, onAnomaly }: PaymentDeps) =>
  ({ id: refundId, paymentIntentId, amountCents, status }: ProviderRefund): Promise<void> =>
    db.$transaction(async (tx) => {
      const knownId =
        paymentIntentId === null
          ? undefined
          : await paymentsRepository(tx).findIdOfIntent(paymentIntentId);
      const { payment, campaign } = await lockPayment(tx, knownId, `refund ${refundId}`);
      const paymentId = payment.id;
      const now = clock.now();
      const refunds = refundsRepository(tx);
      await refunds.save({ id: refundId, paymentId, amountCents, status, now });
      if (status === 'failed')
        onAnomaly({ refundId, paymentId }, 'a refund failed: the team refunds it in another way');
      if (status !== 'succeeded') return;
      const { refundedCents } = await refunds.sumOf(paymentId);
      if (refundedCents >= payment.amountCents && payment.status !== 'refunded')
        await refunds.markRefunded(paymentId);
      const refund = { id: refundId, amountCents };
      const number = await invoicing.issueCreditNote(tx, payment, refund, now);
      if (number === undefined) return;
      await campaignsRepository(tx).note({
        campaignId: campaign.id,
        action: 'refunded',
        actorId: null,
        detail: { paymentId, refundId, number },
        now,
      });
      const isLost = isRefundDue(payment.note);
      await mails.mailRefunded(tx, campaign, { refundId, number, totalCents: amountCents, isLost });
    }, paymentTransaction);
