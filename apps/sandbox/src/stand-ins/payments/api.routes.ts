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
import { createSession, expireSession, readSession, sessionParameters } from './sessions.ts';
import { refuse, StripeRefusal } from './stripe-refusal.ts';

export type ApiOptions = {
  ledger: Ledger;
  idempotency: Idempotency;
  secretKey: string;
  delayMs: () => number;
};

type WithId = FastifyRequest<{ Params: { id: string } }>;
const onlyExpansion = z.strictObject({ expand: list(z.string()).optional() });

function expand(
  ledger: Ledger,
  session: Stripe.Checkout.Session,
  requested: string[] = [],
): Stripe.Checkout.Session {
  const unknown = requested.find((name) => name !== 'payment_intent');
  if (unknown !== undefined)
    throw refuse(`This property cannot be expanded (${unknown}).`, { param: 'expand' });
  const { payment_intent: intent } = session;
  if (requested.length === 0 || typeof intent !== 'string') return session;
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

/** Turns a refusal into an answer, which the idempotency key then repeats. */
function attempt(act: () => object): Answer {
  try {
    return { status: 200, body: structuredClone(act()) };
  } catch (error) {
    if (error instanceof StripeRefusal)
      return { status: error.status, body: { error: error.body } };
    throw error;
  }
}

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

    /**
     * The answer to invalid parameters is not stored, so that a corrected request may use the same
     * key.
     */
    async function once<T extends z.ZodType>(
      request: FastifyRequest,
      reply: FastifyReply,
      schema: T,
      act: (parameters: z.output<T>) => object,
    ) {
      const key = z.string().max(255).optional().parse(request.headers['idempotency-key']);
      const requestId = String(reply.getHeader('request-id'));
      const asked = JSON.stringify([request.url, request.body ?? null]);
      const answer = await idempotency.answer(key, asked, requestId, async () => {
        if (delayMs() > 0) await wait(delayMs());
        const parameters = readParameters(schema, request.body);
        return attempt(() => act(parameters));
      });
      if (key !== undefined) reply.header('idempotency-key', key);
      if (answer.replayOf !== undefined)
        reply.headers({ 'idempotent-replayed': 'true', 'original-request': answer.replayOf });
      return reply.code(answer.status).send(answer.body);
    }

    app.post('/v1/checkout/sessions', (request, reply) =>
      once(request, reply, sessionParameters, (parameters) =>
        expand(ledger, createSession(ledger, parameters), parameters.expand),
      ),
    );
    app.get('/v1/checkout/sessions/:id', async (request: WithId) =>
      expand(
        ledger,
        readSession(ledger, request.params.id),
        readParameters(onlyExpansion, request.query).expand,
      ),
    );
    app.post('/v1/checkout/sessions/:id/expire', (request: WithId, reply) =>
      once(request, reply, onlyExpansion, (parameters) =>
        expand(ledger, expireSession(ledger, request.params.id), parameters.expand),
      ),
    );
    app.post('/v1/payment_intents', (request, reply) =>
      once(request, reply, intentParameters, (parameters) => createIntent(ledger, parameters)),
    );
    app.get('/v1/payment_intents/:id', async (request: WithId) =>
      ledger.intents.get(request.params.id, 'intent'),
    );
    app.post('/v1/refunds', (request, reply) =>
      once(request, reply, refundParameters, (parameters) => createRefund(ledger, parameters)),
    );
    app.get('/v1/refunds/:id', async (request: WithId) =>
      ledger.refunds.get(request.params.id, 'id'),
    );
    app.get('/v1/events', async (request) => listEvents(ledger, request.query));
    app.all('/v1/*', async (request) => {
      const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}). The sandbox does not simulate it.`;
      throw new StripeRefusal(404, { type: 'invalid_request_error', message });
    });
  };
