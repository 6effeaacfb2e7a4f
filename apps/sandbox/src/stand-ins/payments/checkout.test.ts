import { runInNewContext } from 'node:vm';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ environment: {} });
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.reset());

async function open(
  overrides: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> {
  const { hostname: host, port } = new URL(sandbox.url);
  const stripe = new Stripe(sandbox.settings.payments?.PAYMENTS_SECRET_KEY ?? '', {
    host,
    port,
    protocol: 'http',
    telemetry: false,
  });
  return stripe.checkout.sessions.create({
    mode: 'payment',
    ui_mode: 'embedded_page',
    redirect_on_completion: 'if_required',
    return_url: 'http://pro.localhost/org/campaigns/1?session={CHECKOUT_SESSION_ID}',
    customer_email: 'org@example.test',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: 2400, product_data: { name: 'Campagne' } },
      },
    ],
    ...overrides,
  });
}
const look = (secret: string | null) =>
  fetch(`${sandbox.url}/endive/checkout?client_secret=${secret}`);
const send = (secret: string | null, fields: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/endive/checkout`, {
    method: 'POST',
    body: new URLSearchParams({
      client_secret: secret ?? '',
      email: 'org@example.test',
      number: '4242 4242 4242 4242',
      expiry: '12/40',
      cvc: '123',
      ...fields,
    }),
  });

describe('the card form of the sandbox', () => {
  it('shows the banner, the amount and the known address, labels each field, and lets localhost frame it', async () => {
    const answer = await look((await open()).client_secret);
    const page = await answer.text();
    expect(page).toContain('BAC À SABLE');
    expect(page).toContain('lang="fr"');
    for (const name of ['email', 'number', 'expiry', 'cvc', 'name'])
      expect(page).toContain(`<label for="${name}">`);
    expect(page).toContain('value="org@example.test"');
    expect(page).toContain('24,00\u00a0€');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /frame-ancestors http:\/\/localhost:\*/,
    );
  });

  it('sent with a valid test card, shows « Paiement accepté » and notifies the framing page', async () => {
    const { client_secret: secret } = await open();
    const page = await (await send(secret)).text();
    expect(page).toContain('Paiement accepté');
    expect(page).toContain('{"type":"complete","redirect":null}');
    expect(await (await look(secret)).text()).toContain('Paiement accepté');
  });

  it('gives the framing page the return URL of a session that always redirects', async () => {
    const { client_secret: secret, id } = await open({ redirect_on_completion: 'always' });
    expect(await (await send(secret)).text()).toContain(
      `"redirect":"http://pro.localhost/org/campaigns/1?session=${id}"`,
    );
  });

  it('answers 402 with the refusal of the bank; keeps the typed name, escaped, but not the security code', async () => {
    const answer = await send((await open()).client_secret, {
      number: '4000000000000002',
      name: 'Nour <b>',
    });
    const page = await answer.text();
    expect(answer.status).toBe(402);
    expect(page).toContain('role="alert">Votre carte a été refusée.');
    expect(page).toContain('Nour &lt;b&gt;');
    expect(page).not.toContain('value="123"');
  });

  it.each([
    ['number', { number: '4111 1111 1111 1111' }, 'carte d’essai'],
    ['expiry', { expiry: '01/20' }, 'date à venir'],
    ['cvc', { cvc: 'abc' }, 'trois chiffres'],
    ['email', { email: 'nobody' }, 'adresse e-mail'],
  ])(
    'shows the error of the invalid field %s, and focuses that field',
    async (name, fields, sentence) => {
      const page = await (await send((await open()).client_secret, fields)).text();
      expect(page).toContain(`id="${name}-fault"`);
      expect(page).toContain(sentence);
      expect(page).toMatch(new RegExp(`id="${name}"[^>]*aria-invalid="true"[^>]*autofocus`));
    },
  );

  it('answers 404 for a wrong secret and 410 for an expired session', async () => {
    const { id, client_secret: secret } = await open();
    expect((await look(`${id}_secret_wrong`)).status).toBe(404);
    await fetch(`${sandbox.url}/_sandbox/payments/sessions/${id}/expiry`, { method: 'POST' });
    const answer = await look(secret);
    expect([answer.status, await answer.text()]).toEqual([
      410,
      expect.stringContaining('a expiré'),
    ]);
  });
});

describe('the script that replaces Stripe.js', () => {
  type Made = { version: string } & ((key: string) => Record<string, unknown>);
  const run = async (): Promise<Made> => {
    const source = await (await fetch(sandbox.settings.payments?.PAYMENTS_SCRIPT_URL ?? '')).text();
    const window: { Stripe?: Made } = {};
    runInNewContext(source, { window, document: {}, encodeURIComponent });
    if (!window.Stripe) throw new Error('The script defined nothing.');
    return window.Stripe;
  };

  it('has the release "endive" and five functions of Stripe.js', async () => {
    const made = await run();
    expect(made.version).toBe('endive');
    const stripe = made('pk_test_bacasable');
    for (const name of [
      'createEmbeddedCheckoutPage',
      'elements',
      'createToken',
      'createPaymentMethod',
      'confirmCardPayment',
    ])
      expect(stripe[name]).toBeTypeOf('function');
  });

  it('throws for a live key', async () => {
    const made = await run();
    expect(() => made('pk_live_51abc')).toThrow(/test keys only/);
  });
});
