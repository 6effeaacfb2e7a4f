import type { PaymentSession } from '../../../../gateways/payments/payments.ts';
import { lockPayment } from '../lock-payment.ts';
import { type PaymentDeps, paymentTransaction } from '../payment-deps.ts';
import { paymentsRepository } from '../payments.repository.ts';
import { activateCampaign, findAnomaly } from './activate-campaign.ts';
import { closePayment } from './close-payment.ts';
import type { LockedPayment, Settlement } from './locked-payment.ts';
import { recordAnomaly } from './record-anomaly.ts';

async function keepOpen({ tx, payment, session }: LockedPayment): Promise<Settlement> {
  if (payment.status === 'open' && payment.sessionId === null)
    await paymentsRepository(tx).saveSessionId(payment.id, session.id);
  return 'open';
}

const settleLocked =
  (deps: PaymentDeps) =>
  async (locked: LockedPayment, isAbandoned: boolean): Promise<Settlement> => {
    const { payment, session } = locked;
    // The buyer may have paid in the last second of an expired payment: only the other states are
    // final.
    if (payment.status !== 'open' && payment.status !== 'expired') return 'unchanged';
    if (session.state === 'open' || session.state === 'pending') return keepOpen(locked);
    if (session.state === 'over') return closePayment(deps)(locked, isAbandoned);
    const anomaly = await findAnomaly(locked);
    return anomaly === undefined
      ? activateCampaign(deps)(locked)
      : recordAnomaly(deps)(locked, anomaly);
  };

/**
 * The session must have just been read from the provider. @throws {UnknownPayment} when the session
 * belongs to no payment
 */
export const settleSession =
  (deps: PaymentDeps) =>
  (session: PaymentSession, { isAbandoned = false } = {}): Promise<Settlement> =>
    deps.db.$transaction(async (tx) => {
      const paymentId = await paymentsRepository(tx).findIdOf({
        paymentId: session.paymentId,
        id: session.id,
      });
      const { payment, campaign } = await lockPayment(tx, paymentId, `session ${session.id}`);
      const locked = { tx, payment, campaign, session, now: deps.clock.now() };
      return settleLocked(deps)(locked, isAbandoned);
    }, paymentTransaction);
