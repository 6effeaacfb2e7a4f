import type { Stripe } from 'stripe';
import { z } from 'zod';
import { makeDispute } from './charges.ts';
import type { Ledger } from './ledger.ts';
import { makeIntent, makeRefund } from './objects.ts';
import { integer, metadata } from './read-parameters.ts';
import { refuse } from './stripe-refusal.ts';

export const refundParameters = z.strictObject({
  payment_intent: z.string(),
  amount: integer
    .refine((value) => value >= 1, 'This value must be greater than or equal to 1.')
    .optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
});

export const intentParameters = z.strictObject({
  amount: integer.refine((value) => value >= 50, 'Amount must be at least 50 cents'),
  currency: z.string().regex(/^[a-z]{3}$/),
  description: z.string().optional(),
  metadata: metadata.default({}),
});

function chargeOf(ledger: Ledger, intent: Stripe.PaymentIntent): Stripe.Charge {
  if (intent.status !== 'succeeded' || typeof intent.latest_charge !== 'string')
    throw refuse(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  return ledger.charges.get(intent.latest_charge, 'charge');
}

export function createRefund(
  ledger: Ledger,
  parameters: z.output<typeof refundParameters>,
): Stripe.Refund {
  const intent = ledger.intents.get(parameters.payment_intent, 'payment_intent');
  const charge = chargeOf(ledger, intent);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw refuse(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  const amount = parameters.amount ?? left;
  if (amount > left)
    throw refuse(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { param: 'amount' },
    );
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const refund = makeRefund(
    { charge, intent, amount, reason: parameters.reason ?? null, metadata: parameters.metadata },
    ledger.now(),
  );
  ledger.refunds.put(refund);
  ledger.record('refund.created', refund);
  ledger.record('charge.refunded', charge);
  return refund;
}

/** A succeeded refund fails when the payer's bank returns the money. */
export function failRefund(ledger: Ledger, id: string): void {
  const refund = ledger.refunds.get(id, 'refund');
  if (refund.status === 'failed') throw refuse(`Refund ${id} has already failed.`);
  Object.assign(refund, {
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
  } satisfies Partial<Stripe.Refund>);
  const charge = ledger.charges.get(String(refund.charge), 'charge');
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  ledger.record('refund.updated', refund);
  ledger.record('refund.failed', refund);
}

export function disputePayment(ledger: Ledger, intentId: string): void {
  const charge = chargeOf(ledger, ledger.intents.get(intentId, 'payment_intent'));
  if (charge.disputed) throw refuse(`Charge ${charge.id} has already been disputed.`);
  charge.disputed = true;
  ledger.record('charge.dispute.created', makeDispute(charge, ledger.now()));
}

export const createIntent = (
  ledger: Ledger,
  parameters: z.output<typeof intentParameters>,
): Stripe.PaymentIntent => ledger.intents.put(makeIntent(parameters, ledger.now()));
