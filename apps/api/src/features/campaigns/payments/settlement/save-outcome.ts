import { paymentsRepository } from '../payments.repository.ts';
import type { LockedPayment } from './locked-payment.ts';

export async function saveOutcome(
  { tx, payment, session, now }: LockedPayment,
  status: 'paid' | 'expired' | 'anomaly',
  note: string | null,
): Promise<void> {
  const { id: sessionId, paymentIntentId } = session;
  await paymentsRepository(tx).settle({
    id: payment.id,
    status,
    note,
    sessionId,
    paymentIntentId,
    now,
  });
}
