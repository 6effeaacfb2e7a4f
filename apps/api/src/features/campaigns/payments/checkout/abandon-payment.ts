import { Problem } from '../../../../platform/problems/problem.ts';
import type { Campaign } from '../../campaigns.schema.ts';
import { canOpenSession } from '../payments.domain.ts';
import { paymentsRepository } from '../payments.repository.ts';
import { type CheckoutDeps, callProvider, providerFor } from './checkout-deps.ts';
import { openSession } from './open-session.ts';

/**
 * Records the payment instead if the buyer has already paid; keeps it open while the money of a
 * delayed method is pending. Problems: those of `providerFor`, campaign_payment_missing,
 * payments_unavailable.
 */
export const abandonPayment =
  (deps: CheckoutDeps) =>
  async (accountId: string, campaignId: string): Promise<Campaign> => {
    const { db, clock, campaigns } = deps;
    const { payments, settlement } = await providerFor(deps, accountId, campaignId);
    const payment = await paymentsRepository(db).findOpen(campaignId);
    if (payment === undefined) throw new Problem('campaign_payment_missing');
    await callProvider(async () => {
      if (payment.sessionId === null && !canOpenSession(payment.expiresAt, clock.now()))
        return settlement.expireUnpaid(payment.id);
      const session = await openSession({ db, payments })(payment);
      if (session === undefined) return settlement.expireUnpaid(payment.id);
      const closed = session.state === 'open' ? await payments.closeSession(session.id) : session;
      return settlement.settle(closed, { isAbandoned: true });
    });
    return campaigns.get({ accountId, isModerator: false }, campaignId);
  };
