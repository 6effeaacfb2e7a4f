import { campaignsRepository } from '../../campaigns.repository.ts';
import { type PaymentDeps, paymentTransaction } from '../payment-deps.ts';
import { paymentsRepository } from '../payments.repository.ts';
import type { Settlement } from './locked-payment.ts';

/** Changes only an open payment for which no session is stored. */
export const expireUnpaidPayment =
  ({ db, clock }: Pick<PaymentDeps, 'db' | 'clock'>) =>
  (paymentId: string): Promise<Settlement> =>
    db.$transaction(async (tx) => {
      const payments = paymentsRepository(tx);
      await payments.lock(paymentId);
      const payment = await payments.find(paymentId);
      if (payment?.status !== 'open' || payment.sessionId !== null) return 'unchanged';
      const now = clock.now();
      await payments.expireWithoutSession(payment, now);
      await campaignsRepository(tx).note({
        campaignId: payment.campaignId,
        action: 'payment-abandoned',
        actorId: null,
        detail: { paymentId },
        now,
      });
      return 'expired';
    }, paymentTransaction);
