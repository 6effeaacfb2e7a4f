import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';

let sandbox: Sandbox;
let product: Server;
let received: { body: string; signature: string }[];
let answers: number[];
const secret = () => sandbox.settings.payments?.PAYMENTS_WEBHOOK_SECRET ?? '';

beforeEach(async () => {
  received = [];
  answers = [];
  product = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ body, signature: String(request.headers['stripe-signature']) });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
  const { port } = product.address() as AddressInfo;
  sandbox = await startSandbox({
    environment: {},
    webhookUrl: `http://127.0.0.1:${port}/api/webhooks/stripe`,
  });
});
afterEach(async () => {
  await sandbox.close();
  await new Promise((resolve) => product.close(resolve));
});

const control = (path: string, body?: object, method = 'POST') =>
  fetch(`${sandbox.url}/_sandbox/payments${path}`, {
    method,
    ...(body
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  });

async function payOne(): Promise<void> {
  const { hostname: host, port } = new URL(sandbox.url);
  const stripe = new Stripe(sandbox.settings.payments?.PAYMENTS_SECRET_KEY ?? '', {
    host,
    port,
    protocol: 'http',
    telemetry: false,
  });
  const { id } = await stripe.checkout.sessions.create({
    mode: 'payment',
    ui_mode: 'embedded_page',
    redirect_on_completion: 'never',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: 2400, product_data: { name: 'Campagne' } },
      },
    ],
  });
  await control(`/sessions/${id}/payment`, {});
}
const types = () =>
  received.map(({ body }) => z.object({ type: z.string() }).parse(JSON.parse(body)).type);
const deliveries = async () =>
  z
    .object({
      items: z.array(
        z.object({
          eventId: z.string(),
          type: z.string(),
          outcome: z.string(),
          attempts: z.number(),
        }),
      ),
    })
    .parse(await (await control('/deliveries', undefined, 'GET')).json()).items;

describe('webhooks of the payment stand-in', () => {
  it('are signed; the Stripe library refuses a changed body', async () => {
    await payOne();
    await vi.waitFor(() =>
      expect(types().toSorted()).toEqual([
        'checkout.session.completed',
        'payment_intent.succeeded',
      ]),
    );
    for (const { body, signature } of received) {
      const event = Stripe.webhooks.constructEvent(body, signature, secret());
      expect(event).toMatchObject({
        object: 'event',
        api_version: '2026-10-28.endive',
        livemode: false,
      });
      expect(() => Stripe.webhooks.constructEvent(`${body} `, signature, secret())).toThrow();
    }
  });

  it('are retried after a 500 until the receiver answers with success', async () => {
    answers = [500, 500];
    await payOne();
    await vi.waitFor(() => expect(received).toHaveLength(4), { timeout: 5000 });
    await vi.waitFor(async () =>
      expect((await deliveries()).map(({ outcome }) => outcome)).toEqual([
        'delivered',
        'delivered',
      ]),
    );
  });

  it('are dropped after `drop: true`; a dropped one is delivered later on request', async () => {
    await control('/webhooks', { drop: true });
    await payOne();
    const lost = await deliveries();
    expect(lost.map(({ outcome }) => outcome)).toEqual(['dropped', 'dropped']);
    await control('/webhooks', { drop: false });
    expect((await control(`/events/${lost[0]?.eventId}/delivery`)).status).toBe(202);
    await vi.waitFor(() => expect(types()).toEqual(['checkout.session.completed']));
  });

  it('are each delivered three times with `repeat: 2`', async () => {
    await control('/webhooks', { repeat: 2 });
    await payOne();
    await vi.waitFor(() => expect(received).toHaveLength(6));
  });

  it('accept no receiver on another host, and are not sent without a URL', async () => {
    expect(
      (await control('/webhook-endpoint', { url: 'https://example.org/hook' }, 'PUT')).status,
    ).toBe(400);
    expect((await control('/webhook-endpoint', { url: null }, 'PUT')).status).toBe(200);
    await payOne();
    expect((await deliveries()).map(({ outcome }) => outcome)).toEqual(['none', 'none']);
    await expect(
      startSandbox({ environment: {}, webhookUrl: 'https://example.org/hook' }),
    ).rejects.toThrow(/this machine only/);
  });
});
