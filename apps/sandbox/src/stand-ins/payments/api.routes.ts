import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Answer, Idempotency } from './idempotency.ts';
import { apiVersion, type Ledger } from './ledger.ts';
import { listEvents } from './list-events.ts';
import { newId } from './new-id.ts';
import { list, readParameters } from './read-parameters.ts';
import { createIntent, createRefund, intentParameters, refundParameters } from './refunds.ts';
import { createSession, expireSession, lookAt, sessionParameters } from './sessions.ts';
import { refuse, StripeRefusal } from './stripe-refusal.ts';

export type ApiOptions = {
  ledger: Ledger;
  idempotency: Idempotency;
  secretKey: string;
  delayMs: () => number;
};

type Named = FastifyRequest<{ Params: { id: string } }>;
const onlyExpansion = z.strictObject({ expand: list(z.string()).optional() });

/** The session with what the caller wants spelled out. */
function expand(
  ledger: Ledger,
  session: Stripe.Checkout.Session,
  wanted: string[] = [],
): Stripe.Checkout.Session {
  const odd = wanted.find((name) => name !== 'payment_intent');
  if (odd !== undefined)
    throw refuse(`This property cannot be expanded (${odd}).`, { param: 'expand' });
  const { payment_intent: intent } = session;
  if (wanted.length === 0 || typeof intent !== 'string') return session;
  return { ...session, payment_intent: ledger.intents.get(intent, 'intent') };
}

function checkKey(request: FastifyRequest, secretKey: string): void {
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (key === secretKey) return;
  const message =
    key === undefined
      ? 'You did not provide an API key.'
      : `Invalid API Key provided: ${key.slice(0, 8)}****`;
  throw new StripeRefusal(401, { type: 'invalid_request_error', message });
}

/** What is done under a key is answered again as it was, refusals too. */
function attempt(act: () => object): Answer {
  try {
    return { status: 200, body: structuredClone(act()) };
  } catch (error) {
    if (error instanceof StripeRefusal)
      return { status: error.status, body: { error: error.body } };
    throw error;
  }
}

/** The calls of Stripe's API that the product makes; every other one is 404. */
export const apiRoutes =
  ({ ledger, idempotency, secretKey, delayMs }: ApiOptions): FastifyPluginAsync =>
  async (app) => {
    app.addHook('preHandler', async (request, reply) => {
      reply.headers({ 'request-id': newId('req', 14), 'stripe-version': apiVersion });
      checkKey(request, secretKey);
    });
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof StripeRefusal)) throw error;
      return reply.code(error.status).send({ error: error.body });
    });

    /** Does what a POST asks, once per idempotency key: what is wrong with its parameters is told each time, whatever comes after is kept. */
    async function once<T extends z.ZodType>(
      request: FastifyRequest,
      reply: FastifyReply,
      schema: T,
      act: (wish: z.output<T>) => object,
    ) {
      const key = z.string().max(255).optional().parse(request.headers['idempotency-key']);
      const requestId = String(reply.getHeader('request-id'));
      const asked = JSON.stringify([request.url, request.body ?? null]);
      const answer = await idempotency.answer(key, asked, requestId, async () => {
        if (delayMs() > 0) await wait(delayMs());
        const wish = readParameters(schema, request.body);
        return attempt(() => act(wish));
      });
      if (key !== undefined) reply.header('idempotency-key', key);
      if (answer.replayOf !== undefined)
        reply.headers({ 'idempotent-replayed': 'true', 'original-request': answer.replayOf });
      return reply.code(answer.status).send(answer.body);
    }

    app.post('/v1/checkout/sessions', (request, reply) =>
      once(request, reply, sessionParameters, (wish) =>
        expand(ledger, createSession(ledger, wish), wish.expand),
      ),
    );
    app.get('/v1/checkout/sessions/:id', async (request: Named) =>
      expand(
        ledger,
        lookAt(ledger, request.params.id),
        readParameters(onlyExpansion, request.query).expand,
      ),
    );
    app.post('/v1/checkout/sessions/:id/expire', (request: Named, reply) =>
      once(request, reply, onlyExpansion, (wish) =>
        expand(ledger, expireSession(ledger, request.params.id), wish.expand),
      ),
    );
    app.post('/v1/payment_intents', (request, reply) =>
      once(request, reply, intentParameters, (wish) => createIntent(ledger, wish)),
    );
    app.get('/v1/payment_intents/:id', async (request: Named) =>
      ledger.intents.get(request.params.id, 'intent'),
    );
    app.post('/v1/refunds', (request, reply) =>
      once(request, reply, refundParameters, (wish) => createRefund(ledger, wish)),
    );
    app.get('/v1/refunds/:id', async (request: Named) =>
      ledger.refunds.get(request.params.id, 'id'),
    );
    app.get('/v1/events', async (request) => listEvents(ledger, request.query));
    app.all('/v1/*', async (request) => {
      const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}). The sandbox does not simulate it.`;
      throw new StripeRefusal(404, { type: 'invalid_request_error', message });
    });
  };
