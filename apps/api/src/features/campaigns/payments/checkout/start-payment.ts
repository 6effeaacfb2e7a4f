import type { PaymentSession, Payments } from '../../../../gateways/payments/payments.ts';
import { Problem } from '../../../../platform/problems/problem.ts';
import { canOpenSession } from '../payments.domain.ts';
import { paymentsRepository } from '../payments.repository.ts';
import type { PaymentStart } from '../payments.schema.ts';
import { beginPayment } from './begin-payment.ts';
import { type CheckoutDeps, callProvider, type Provider, providerFor } from './checkout-deps.ts';
import { openSession } from './open-session.ts';

// An attempt that meets expired holds or an ended session settles them; the next one starts anew.
const maxAttempts = 3;

function startOf(
  session: PaymentSession | undefined,
  { publishableKey, scriptUrl: stripeJsUrl }: Payments,
): PaymentStart | undefined {
  if (session?.state !== 'open' || session.clientSecret === null) return undefined;
  return {
    clientSecret: session.clientSecret,
    publishableKey,
    stripeJsUrl,
    expiresAt: session.expiresAt.toISOString(),
  };
}

/**
 * A payment without a stored session expires when too little of its time is left to open one.
 * Otherwise opening returns the session that the provider may already have.
 */
const settleStalePayment =
  ({ db, clock }: Pick<CheckoutDeps, 'db' | 'clock'>, { payments, settlement }: Provider) =>
  async (paymentId: string): Promise<void> => {
    const payment = await paymentsRepository(db).find(paymentId);
    if (payment?.status !== 'open') return;
    if (payment.sessionId !== null) await settlement.settleById(payment.sessionId);
    else if (!canOpenSession(payment.expiresAt, clock.now()))
      await settlement.expireUnpaid(payment.id);
    else {
      const session = await openSession({ db, payments })(payment);
      if (session) await settlement.settle(session);
    }
  };

/**
 * "Payer et activer": holds the days and opens the provider's payment form, or resumes the open
 * payment. Problems: those of `providerFor`, organisation_not_approved,
 * campaign_transition_forbidden (the campaign is active), campaign_not_payable (with each wrong
 * field), campaign_period_taken, campaign_payment_open (the buyer has paid by a delayed method and
 * the provider has no outcome yet), payments_unavailable.
 */
export const startPayment =
  (deps: CheckoutDeps) =>
  async (accountId: string, campaignId: string, proOrigin: string): Promise<PaymentStart> => {
    const provider = await providerFor(deps, accountId, campaignId);
    const { payments, settlement } = provider;
    let isTaken = false;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const begun = await beginPayment(deps)({ accountId, campaignId, proOrigin });
      isTaken = 'stale' in begun;
      if ('stale' in begun) {
        for (const paymentId of begun.stale)
          await callProvider(() => settleStalePayment(deps, provider)(paymentId));
        continue;
      }
      const session = await callProvider(() =>
        openSession({ db: deps.db, payments })(begun.payment),
      );
      const start = startOf(session, payments);
      if (start !== undefined) return start;
      if (session?.state === 'pending') throw new Problem('campaign_payment_open');
      if (session !== undefined) await settlement.settle(session);
    }
    // Other payments held the days at the last attempt, or no attempt found a session open for
    // payment.
    throw new Problem(isTaken ? 'campaign_period_taken' : 'payments_unavailable');
  };
