import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';

let sandbox: Sandbox;
let stripe: Stripe;
let now = new Date('2026-11-22T08:00:00Z');
const seconds = () => Math.floor(now.getTime() / 1000);

const settings = z.object({
  PAYMENTS_URL: z.url(),
  PAYMENTS_SECRET_KEY: z.string(),
  PAYMENTS_WEBHOOK_SECRET: z.string(),
});
const connect = (key?: string, maxNetworkRetries = 0): Stripe => {
  const { PAYMENTS_URL, PAYMENTS_SECRET_KEY } = settings.parse(sandbox.settings.payments);
  const { hostname: host, port } = new URL(PAYMENTS_URL);
  return new Stripe(key ?? PAYMENTS_SECRET_KEY, {
    host,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries,
    timeout: 10_000,
  });
};
beforeAll(async () => {
  sandbox = await startSandbox({ environment: {}, clock: { now: () => now } });
  stripe = connect();
});
afterAll(() => sandbox.close());
afterEach(() => {
  sandbox.reset();
  now = new Date('2026-11-22T08:00:00Z');
});

const parameters = (
  overrides: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  ui_mode: 'embedded_page',
  redirect_on_completion: 'if_required',
  return_url: 'http://pro.localhost:4000/org/campaigns/1?session={CHECKOUT_SESSION_ID}',
  locale: 'fr',
  client_reference_id: 'campaign-1',
  customer_email: 'org@example.test',
  expires_at: seconds() + 1860,
  line_items: [
    {
      quantity: 3,
      price_data: {
        currency: 'eur',
        unit_amount: 2400,
        product_data: { name: 'Campagne, 3 semaines' },
      },
    },
  ],
  metadata: { payment_id: 'p1' },
  payment_intent_data: { metadata: { payment_id: 'p1' } },
  ...overrides,
});
const create = (
  overrides?: Partial<Stripe.Checkout.SessionCreateParams>,
  idempotencyKey?: string,
) =>
  stripe.checkout.sessions.create(
    parameters(overrides),
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );
const control = (path: string, body?: object, method = 'POST') =>
  fetch(`${sandbox.url}/_sandbox/payments${path}`, {
    method,
    ...(body
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  });
const pay = (id: string, body: object = {}) => control(`/sessions/${id}/payment`, body);
const intentOf = (session: Stripe.Checkout.Session) => z.string().parse(session.payment_intent);

describe('a Checkout Session of the sandbox', () => {
  it('is created open and unpaid, with the sum of its lines, and is retrieved unchanged', async () => {
    const session = await create();
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 7200,
      currency: 'eur',
      livemode: false,
      metadata: { payment_id: 'p1' },
      client_reference_id: 'campaign-1',
      payment_intent: null,
      url: null,
    });
    expect(session.id).toMatch(/^cs_test_/);
    expect(session.client_secret).toMatch(new RegExp(`^${session.id}_secret_`));
    expect(session.lastResponse.headers).toMatchObject({
      'stripe-version': '2026-10-28.endive',
      'x-sandbox': 'true',
    });
    expect(session.lastResponse.requestId).toMatch(/^req_/);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toEqual(
      JSON.parse(JSON.stringify(session)),
    );
  });

  it.each<[string, object, string]>([
    ['success_url', { success_url: 'http://localhost/' }, 'parameter_unknown'],
    ['expires_at', { expires_at: 0 }, ''],
    ['ui_mode', { ui_mode: 'hosted_page' }, ''],
    ['mode', { mode: undefined }, 'parameter_missing'],
    ['return_url', { return_url: undefined }, ''],
    ['line_items', { line_items: [] }, 'parameter_missing'],
    [
      'line_items[0][quantity]',
      {
        line_items: [
          {
            quantity: 0,
            price_data: { currency: 'eur', unit_amount: 1, product_data: { name: 'x' } },
          },
        ],
      },
      '',
    ],
  ])('names %s in the error when this parameter is refused', async (param, overrides, code) => {
    const error = await create(overrides).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(error).toMatchObject({ statusCode: 400, param, ...(code === '' ? {} : { code }) });
  });

  it('is paid by the test card, has an expanded payment intent, and refuses a second payment with 409', async () => {
    const { id } = await create();
    expect((await pay(id, { email: 'payer@example.test' })).status).toBe(200);
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      customer_details: { email: 'payer@example.test' },
    });
    expect(session.payment_intent).toMatchObject({
      status: 'succeeded',
      amount_received: 7200,
      metadata: { payment_id: 'p1' },
    });
    expect((await pay(id)).status).toBe(409);
  });

  it('stays open when the bank declines, and can be paid afterwards', async () => {
    const { id } = await create();
    expect((await pay(id, { card: '4000 0000 0000 0002' })).status).toBe(402);
    const session = await stripe.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    const intent = await stripe.paymentIntents.retrieve(intentOf(session));
    expect(intent.last_payment_error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
    expect((await pay(id)).status).toBe(200);
  });

  it('expires on request, only once; past its expiry time, is expired and refuses a payment with 409', async () => {
    const asked = await create();
    expect((await stripe.checkout.sessions.expire(asked.id)).status).toBe('expired');
    await expect(stripe.checkout.sessions.expire(asked.id)).rejects.toMatchObject({
      statusCode: 400,
    });
    const forgotten = await create();
    now = new Date(now.getTime() + 1_861_000);
    expect((await stripe.checkout.sessions.retrieve(forgotten.id)).status).toBe('expired');
    expect((await pay(forgotten.id)).status).toBe(409);
  });

  it('is complete but unpaid until a delayed payment arrives', async () => {
    const { id } = await create();
    await pay(id, { isDelayed: true });
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    });
    await control(`/sessions/${id}/settlement`, { isPaid: true });
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
    const { data } = await stripe.events.list({ type: 'checkout.session.async_payment_succeeded' });
    expect(data).toHaveLength(1);
  });
});

describe('idempotency keys of the payment stand-in', () => {
  it('replays the first answer for a repeated key, even after the session has been paid', async () => {
    const first = await create({}, 'k1');
    await pay(first.id);
    const again = await create({}, 'k1');
    expect([again.id, again.status]).toEqual([first.id, 'open']);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(again.lastResponse.idempotencyKey).toBe('k1');
  });

  it('refuses a used key for other parameters', async () => {
    await create({}, 'k1');
    await expect(create({ client_reference_id: 'campaign-2' }, 'k1')).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
  });

  it('answers 409 while the first request is in progress, which the library retries', async () => {
    await control('/delay', { delayMs: 150 });
    const [one, two] = await Promise.allSettled([create({}, 'k1'), create({}, 'k1')]);
    const refused = [one, two].find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { statusCode: 409, code: 'idempotency_key_in_use' } });
    const patient = connect(undefined, 2);
    const both = await Promise.all(
      [1, 2].map(() => patient.checkout.sessions.create(parameters(), { idempotencyKey: 'k2' })),
    );
    expect(both[0]?.id).toBe(both[1]?.id);
  });

  it('does not store the refusal of a missing parameter, but stores that of an invalid expires_at', async () => {
    await expect(create({ mode: undefined } as object, 'k1')).rejects.toMatchObject({
      statusCode: 400,
    });
    expect((await create({}, 'k1')).status).toBe('open');
    await expect(create({ expires_at: seconds() + 5 }, 'k2')).rejects.toMatchObject({
      param: 'expires_at',
    });
    await expect(create({}, 'k2')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });
});

describe('refunds and disputes of the payment stand-in', () => {
  const paid = async () => {
    const { id } = await create();
    await pay(id);
    return intentOf(await stripe.checkout.sessions.retrieve(id));
  };

  it('refunds the whole amount, repeats the answer for the same key, and refuses another refund', async () => {
    const payment_intent = await paid();
    const refund = await stripe.refunds.create(
      { payment_intent, metadata: { payment_id: 'p1' } },
      { idempotencyKey: 'refund-p1' },
    );
    expect(refund).toMatchObject({ status: 'succeeded', amount: 7200, payment_intent });
    expect(
      (
        await stripe.refunds.create(
          { payment_intent, metadata: { payment_id: 'p1' } },
          { idempotencyKey: 'refund-p1' },
        )
      ).id,
    ).toBe(refund.id);
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
      statusCode: 400,
    });
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id });
  });

  it('refunds a part, and refuses an amount beyond the rest', async () => {
    const payment_intent = await paid();
    await stripe.refunds.create({ payment_intent, amount: 7000 });
    await expect(stripe.refunds.create({ payment_intent, amount: 201 })).rejects.toMatchObject({
      param: 'amount',
    });
  });

  it('makes a succeeded refund fail and disputes a payment on demand, and records both as events', async () => {
    const payment_intent = await paid();
    const refund = await stripe.refunds.create({ payment_intent });
    await control(`/refunds/${refund.id}/failure`);
    expect((await stripe.refunds.retrieve(refund.id)).status).toBe('failed');
    expect((await control(`/payment-intents/${payment_intent}/dispute`)).status).toBe(204);
    const types = (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['refund.created', 'refund.failed', 'charge.dispute.created']),
    );
  });

  it('refuses to refund an unpaid payment intent that has no session', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'eur',
      metadata: { a: 'b' },
    });
    expect(intent).toMatchObject({ status: 'requires_payment_method', amount: 500 });
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});

describe('events of the payment stand-in', () => {
  it('are listed newest first, after a given time, and page by page', async () => {
    const { id } = await create();
    await pay(id);
    const from = seconds();
    now = new Date(now.getTime() + 60_000);
    await stripe.checkout.sessions.expire((await create()).id);
    const all = await stripe.events.list();
    expect(all.data.map(({ type }) => type)).toEqual([
      'checkout.session.expired',
      'checkout.session.completed',
      'payment_intent.succeeded',
    ]);
    expect((await stripe.events.list({ created: { gt: from } })).data).toHaveLength(1);
    const pages: string[] = [];
    for await (const event of stripe.events.list({ limit: 1 })) pages.push(event.type);
    expect(pages).toHaveLength(3);
  });
});

describe('requests that the payment stand-in refuses', () => {
  it('an unknown session and an unsupported call get 404; a wrong key and an unknown expansion get errors of Stripe', async () => {
    await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
    await expect(stripe.customers.list()).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('GET: /v1/customers'),
    });
    await expect(connect('sk_test_other').events.list()).rejects.toBeInstanceOf(
      Stripe.errors.StripeAuthenticationError,
    );
    await expect(
      stripe.checkout.sessions.retrieve((await create()).id, { expand: ['customer'] }),
    ).rejects.toMatchObject({
      param: 'expand',
    });
  });
});
