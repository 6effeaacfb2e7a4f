import type { Stripe } from 'stripe';
import { z } from 'zod';
import { type Failure, tryCard } from './cards.ts';
import { makeCharge } from './charges.ts';
import type { Ledger } from './ledger.ts';
import { newId } from './new-id.ts';
import { makeIntent, makeSession } from './objects.ts';
import { integer, list, metadata } from './read-parameters.ts';
import { refuse } from './stripe-refusal.ts';

const item = z.strictObject({
  quantity: integer.refine((value) => value >= 1, 'This value must be greater than or equal to 1.'),
  price_data: z.strictObject({
    currency: z.string().regex(/^[a-z]{3}$/),
    unit_amount: integer.refine(
      (value) => value >= 0,
      'This value must be greater than or equal to 0.',
    ),
    product_data: z.strictObject({
      name: z.string().min(1),
      description: z.string().min(1).optional(),
      metadata: metadata.optional(),
    }),
  }),
});

export const sessionParameters = z.strictObject({
  mode: z.literal('payment'),
  ui_mode: z.literal('embedded_page'),
  redirect_on_completion: z.enum(['always', 'if_required', 'never']).default('always'),
  return_url: z.url().optional(),
  locale: z.enum(['fr', 'auto']).optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().optional(),
  expires_at: integer.optional(),
  line_items: list(item),
  payment_method_types: list(z.literal('card')).optional(),
  metadata: metadata.default({}),
  payment_intent_data: z
    .strictObject({ metadata: metadata.optional(), description: z.string().optional() })
    .optional(),
  expand: list(z.string()).optional(),
});

const day = 24 * 3600;

export function createSession(
  ledger: Ledger,
  parameters: z.output<typeof sessionParameters>,
): Stripe.Checkout.Session {
  const now = ledger.now();
  const expiresAt = parameters.expires_at ?? now + day;
  if (expiresAt < now + 1800)
    throw refuse(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      { param: 'expires_at' },
    );
  if (expiresAt > now + day)
    throw refuse(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  if ((parameters.redirect_on_completion === 'never') === (parameters.return_url !== undefined))
    throw refuse(
      parameters.return_url === undefined
        ? 'You must specify `return_url` unless `redirect_on_completion` is `never`.'
        : '`return_url` may not be given when `redirect_on_completion` is `never`.',
      { param: 'return_url' },
    );
  const [first] = parameters.line_items;
  if (!first)
    throw refuse('Missing required param: line_items.', {
      code: 'parameter_missing',
      param: 'line_items',
    });
  const { currency } = first.price_data;
  if (parameters.line_items.some(({ price_data: price }) => price.currency !== currency))
    throw refuse('All `line_items` must have the same currency.', { param: 'line_items' });
  const amount = parameters.line_items.reduce(
    (sum, { quantity, price_data: price }) => sum + quantity * price.unit_amount,
    0,
  );
  if (amount < 50)
    throw refuse('The Checkout Session’s total amount due must add up to at least €0.50 eur.', {
      code: 'amount_too_small',
      param: 'line_items',
    });
  const session: Stripe.Checkout.Session = makeSession(
    {
      amount,
      currency,
      expiresAt,
      returnUrl: parameters.return_url,
      redirect: parameters.redirect_on_completion,
      reference: parameters.client_reference_id,
      email: parameters.customer_email,
      locale: parameters.locale,
      metadata: parameters.metadata,
    },
    newId('cs_test', 58),
    now,
  );
  ledger.intentMetadata.set(session, parameters.payment_intent_data?.metadata ?? {});
  return ledger.sessions.put(session);
}

/** Expires an open session first when its time has passed. */
export function readSession(ledger: Ledger, id: string): Stripe.Checkout.Session {
  const session = ledger.sessions.get(id, 'session');
  if (session.status === 'open' && session.expires_at <= ledger.now()) endSession(ledger, session);
  return session;
}

function endSession(ledger: Ledger, session: Stripe.Checkout.Session): void {
  session.status = 'expired';
  ledger.record('checkout.session.expired', session);
}

export function expireSession(ledger: Ledger, id: string): Stripe.Checkout.Session {
  const session = readSession(ledger, id);
  if (session.status !== 'open')
    throw refuse(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  endSession(ledger, session);
  return session;
}

function openIntent(ledger: Ledger, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  if (typeof session.payment_intent === 'string')
    return ledger.intents.get(session.payment_intent, 'intent');
  const { amount_total: amount, currency } = session;
  const intent = makeIntent(
    {
      amount: amount ?? 0,
      currency: currency ?? 'eur',
      metadata: ledger.intentMetadata.get(session) ?? {},
    },
    ledger.now(),
  );
  session.payment_intent = intent.id;
  return ledger.intents.put(intent);
}

function succeed(
  ledger: Ledger,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
  payer: Payer,
): void {
  const charge = ledger.charges.put(makeCharge({ intent, ...payer }, ledger.now()));
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
    last_payment_error: null,
  });
  session.payment_status = 'paid';
  ledger.record('payment_intent.succeeded', intent);
}

export type Payer = { email: string | null; name: string | null };

export function payByCard(
  ledger: Ledger,
  id: string,
  card: string,
  payer: Payer,
): 'paid' | 'unknown' | 'closed' | Failure {
  const session = readSession(ledger, id);
  if (session.status !== 'open') return 'closed';
  const outcome = tryCard(card);
  if (outcome === 'unknown') return outcome;
  const intent = openIntent(ledger, session);
  if (outcome !== 'paid') {
    const charge = ledger.charges.put(
      makeCharge({ intent, ...payer, failure: outcome }, ledger.now()),
    );
    const { code, declineCode, message } = outcome;
    Object.assign(intent, {
      latest_charge: charge.id,
      last_payment_error: { type: 'card_error', code, decline_code: declineCode, message },
    });
    ledger.record('payment_intent.payment_failed', intent);
    return outcome;
  }
  succeed(ledger, session, intent, payer);
  complete(ledger, session, payer);
  return 'paid';
}

function complete(ledger: Ledger, session: Stripe.Checkout.Session, { email, name }: Payer): void {
  Object.assign(session, {
    status: 'complete',
    customer_details: {
      address: null,
      business_name: null,
      email,
      individual_name: null,
      name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  } satisfies Partial<Stripe.Checkout.Session>);
  ledger.record('checkout.session.completed', session);
}

export function payLater(ledger: Ledger, id: string, payer: Payer): 'later' | 'closed' {
  const session = readSession(ledger, id);
  if (session.status !== 'open') return 'closed';
  openIntent(ledger, session).status = 'processing';
  complete(ledger, session, payer);
  return 'later';
}

export function settleLater(ledger: Ledger, id: string, isPaid: boolean): 'done' | 'closed' {
  const session = readSession(ledger, id);
  const intent = openIntent(ledger, session);
  if (intent.status !== 'processing') return 'closed';
  if (isPaid)
    succeed(ledger, session, intent, {
      email: session.customer_details?.email ?? null,
      name: session.customer_details?.name ?? null,
    });
  else intent.status = 'requires_payment_method';
  ledger.record(
    isPaid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed',
    session,
  );
  return 'done';
}
