/**
 * Simulates Stripe (https://docs.stripe.com/api): an embedded Checkout Session paid by card, its
 * webhooks, its refunds and its disputes. Stripe's library requires `/v1/` at the root of the host.
 */
import type { FastifyPluginAsync } from 'fastify';
import type { StandIn, Surroundings } from '../stand-in.ts';
import { apiRoutes } from './api.routes.ts';
import { checkoutRoutes, scriptRoutes } from './checkout.routes.ts';
import { controlRoutes } from './controls.routes.ts';
import { Idempotency } from './idempotency.ts';
import { Ledger } from './ledger.ts';
import { listWords } from './payments.fr.ts';
import { paymentsPage } from './payments-page.ts';
import { readSession } from './sessions.ts';
import { Webhooks } from './webhooks.ts';

const keys = {
  secret: 'sk_test_bacasable',
  publishable: 'pk_test_bacasable',
  webhook: 'whsec_bacasable',
};
const expiryCheckMs = 1000;

/** `webhookUrl` receives the webhooks until a test sets another URL. */
export function paymentsStandIn(
  { clock, origin }: Surroundings,
  { webhookUrl }: { webhookUrl: string | undefined },
): StandIn {
  const webhooks = new Webhooks({ secret: keys.webhook, clock, url: webhookUrl });
  const ledger = new Ledger(clock, (event) => webhooks.send(event));
  const idempotency = new Idempotency();
  let delayMs = 0;
  let timer: NodeJS.Timeout | undefined;

  const routes: FastifyPluginAsync = async (app) => {
    await app.register(
      apiRoutes({ ledger, idempotency, secretKey: keys.secret, delayMs: () => delayMs }),
    );
    await app.register(scriptRoutes(origin));
  };
  const setDelay = (wanted: number) => {
    delayMs = wanted;
  };
  const pages: FastifyPluginAsync = async (app) => {
    await app.register(checkoutRoutes(ledger));
    await app.register(paymentsPage(ledger, webhooks));
    await app.register(controlRoutes({ ledger, webhooks, setDelay }), {
      prefix: '/_sandbox/payments',
    });
  };
  return {
    name: 'payments',
    wire: { prefix: '', routes },
    pages,
    page: { path: '/payments', title: listWords.title },
    settings: () => ({
      PAYMENTS_URL: origin(),
      PAYMENTS_SECRET_KEY: keys.secret,
      PAYMENTS_PUBLISHABLE_KEY: keys.publishable,
      PAYMENTS_WEBHOOK_SECRET: keys.webhook,
      PAYMENTS_SCRIPT_URL: `${origin()}/endive/stripe.js`,
    }),
    reset: () => {
      ledger.clear();
      webhooks.reset();
      idempotency.clear();
      delayMs = 0;
    },
    // Makes open sessions expire, and send their webhook, without any request.
    start: async () => {
      timer = setInterval(() => {
        for (const { id, status } of ledger.sessions.list())
          if (status === 'open') readSession(ledger, id);
      }, expiryCheckMs).unref();
    },
    stop: async () => {
      clearInterval(timer);
      webhooks.stop();
    },
  };
}
