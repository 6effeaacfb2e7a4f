import { Stripe } from 'stripe';
import {
  type PaymentEvent,
  type PaymentSession,
  type Payments,
  PaymentsRefusal,
  PaymentsUnavailable,
  type ProviderRefund,
  refundStatuses,
  type SessionRequest,
} from './payments.ts';

export type StripeOptions = {
  secretKey: string;
  publishableKey: string;
  /** The newest first; two during a rotation. */
  webhookSecrets: readonly string[];
  baseUrl?: string | undefined;
  scriptUrl?: string | undefined;
  /** Timeout of one attempt; there are two. */
  deadlineMs?: number;
};

const msPerS = 1000;
const usualDeadlineMs = 8000;
// Stripe's own tolerance: an older signature may be a replay.
const toleranceS = 300;
const maxEvents = 1000;
const eventsOfPage = 100;

const handledEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
] as const;

const idOf = (reference: string | { id: string } | null): string | null =>
  reference === null || typeof reference === 'string' ? reference : reference.id;

function stateOf({
  status,
  payment_status: paid,
  payment_intent: intent,
}: Stripe.Checkout.Session): PaymentSession['state'] {
  if (status === 'open') return 'open';
  if (status !== 'complete') return 'over';
  if (paid === 'paid') return 'paid';
  // After a delayed payment method fails, the intent waits for another method, which a complete
  // session does not accept.
  const hasFailed =
    intent !== null &&
    typeof intent === 'object' &&
    (intent.status === 'requires_payment_method' || intent.status === 'canceled');
  return hasFailed ? 'over' : 'pending';
}

const toSession = (session: Stripe.Checkout.Session): PaymentSession => ({
  id: session.id,
  state: stateOf(session),
  clientSecret: session.client_secret,
  amountCents: session.amount_total,
  currency: session.currency,
  expiresAt: new Date(session.expires_at * msPerS),
  paymentIntentId: idOf(session.payment_intent),
  payerEmail: session.customer_details?.email ?? null,
  paymentId: session.metadata?.payment_id ?? null,
  isLive: session.livemode,
});

const toRefund = (refund: Stripe.Refund): ProviderRefund => ({
  id: refund.id,
  paymentIntentId: idOf(refund.payment_intent),
  amountCents: refund.amount,
  status: refundStatuses.find((status) => status === refund.status) ?? 'pending',
});

function toEvent(event: Stripe.Event): PaymentEvent {
  const subject: unknown = Reflect.get(event.data.object, 'id');
  return {
    id: event.id,
    type: event.type,
    isLive: event.livemode,
    createdAt: new Date(event.created * msPerS),
    objectId: typeof subject === 'string' ? subject : '',
  };
}

// A rejected request is final, except a conflict (409). After any other error a retry may succeed,
// or return the outcome of the first attempt.
function toFault(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError))
    return new PaymentsUnavailable(String(error), { cause: error });
  const isRefusal =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError ||
    error instanceof Stripe.errors.StripeCardError;
  if (isRefusal && error.statusCode !== 409)
    return new PaymentsRefusal(error.code ?? error.type, error.message);
  return new PaymentsUnavailable(`${error.type}: ${error.message}`, { cause: error });
}

async function asking<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw toFault(error);
  }
}

async function orNone<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asking(call);
  } catch (error) {
    if (error instanceof PaymentsRefusal && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

function sessionParameters(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment_id: request.paymentId, campaign_id: request.campaignId };
  return {
    mode: 'payment',
    ui_mode: 'embedded_page',
    redirect_on_completion: 'if_required',
    return_url: request.returnUrl,
    locale: 'fr',
    client_reference_id: request.campaignId,
    expires_at: request.expiresAtS,
    ...(request.customerEmail === null ? {} : { customer_email: request.customerEmail }),
    line_items: request.lines.map(({ name, unitCents, quantity }) => ({
      quantity,
      price_data: { currency: 'eur', unit_amount: unitCents, product_data: { name } },
    })),
    metadata,
    payment_intent_data: { metadata },
  };
}

function hostOptions(
  baseUrl: string | undefined,
): Partial<ConstructorParameters<typeof Stripe>[1]> {
  if (baseUrl === undefined) return {};
  const { hostname: host, port, protocol } = new URL(baseUrl);
  return {
    host,
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
    protocol: protocol === 'https:' ? 'https' : 'http',
  };
}

const isLiveKey = (key: string): boolean => /^(sk|rk|pk)_live_/.test(key);

const retrieveSession = (stripe: Stripe, id: string): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });

/** When Stripe refuses to expire a session, the session may have been paid; it is then read. */
async function closeSession(stripe: Stripe, id: string): Promise<PaymentSession> {
  try {
    return await asking(async () => toSession(await stripe.checkout.sessions.expire(id)));
  } catch (error) {
    if (error instanceof PaymentsRefusal)
      return asking(async () => toSession(await retrieveSession(stripe, id)));
    throw error;
  }
}

async function listEvents(stripe: Stripe, since: Date): Promise<PaymentEvent[]> {
  const asked = {
    created: { gte: Math.floor(since.getTime() / msPerS) },
    types: [...handledEvents],
    limit: eventsOfPage,
  };
  const events = await stripe.events.list(asked).autoPagingToArray({ limit: maxEvents });
  return events.map(toEvent).reverse();
}

type SignedBody = { body: Buffer; signature: string; now: Date };

function readEvent(
  stripe: Stripe,
  secrets: readonly string[],
  { body, signature, now }: SignedBody,
): PaymentEvent {
  let fault: unknown;
  for (const secret of secrets)
    try {
      const event = stripe.webhooks.constructEvent(
        body,
        signature,
        secret,
        toleranceS,
        undefined,
        now.getTime(),
      );
      return toEvent(event);
    } catch (error) {
      fault = error;
    }
  throw new PaymentsRefusal(
    'signature_invalid',
    fault instanceof Error ? fault.message : 'no webhook secret is configured',
  );
}

export function stripePayments(options: StripeOptions): Payments {
  const { secretKey, publishableKey, webhookSecrets, baseUrl, scriptUrl = null } = options;
  const stripe = new Stripe(secretKey, {
    timeout: options.deadlineMs ?? usualDeadlineMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...hostOptions(baseUrl),
  });

  return {
    publishableKey,
    isLive: isLiveKey(secretKey),
    scriptUrl,
    openSession: (request, idempotencyKey) =>
      asking(async () =>
        toSession(
          await stripe.checkout.sessions.create(sessionParameters(request), { idempotencyKey }),
        ),
      ),
    findSession: (id) => orNone(async () => toSession(await retrieveSession(stripe, id))),
    closeSession: (id) => closeSession(stripe, id),
    refund: (paymentIntentId, idempotencyKey, amountCents) =>
      asking(async () =>
        toRefund(
          await stripe.refunds.create(
            {
              payment_intent: paymentIntentId,
              ...(amountCents !== undefined && { amount: amountCents }),
            },
            { idempotencyKey },
          ),
        ),
      ),
    findRefund: (id) => orNone(async () => toRefund(await stripe.refunds.retrieve(id))),
    listEvents: (since) => asking(() => listEvents(stripe, since)),
    readEvent: (body, signature, now) =>
      readEvent(stripe, webhookSecrets, { body, signature, now }),
  };
}
