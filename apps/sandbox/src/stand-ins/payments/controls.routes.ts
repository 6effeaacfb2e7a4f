import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isLoopback } from '../../refusals.ts';
import type { Ledger } from './ledger.ts';
import { disputePayment, failRefund } from './refunds.ts';
import { expireSession, payByCard, payLater, settleLater } from './sessions.ts';
import { StripeRefusal } from './stripe-refusal.ts';
import type { Webhooks } from './webhooks.ts';

const endpoint = z.strictObject({
  url: z
    .url()
    .refine((url) => isLoopback(new URL(url).hostname), 'this machine only')
    .nullable(),
});
const failures = z.strictObject({
  drop: z.boolean().exactOptional(),
  dropNext: z.number().int().min(0).max(1000).exactOptional(),
  repeat: z.number().int().min(0).max(1000).exactOptional(),
});
const pay = z.strictObject({
  card: z.string().default('4242424242424242'),
  isDelayed: z.boolean().default(false),
  email: z.email().nullable().default(null),
  name: z.string().nullable().default(null),
});

type Named = FastifyRequest<{ Params: { id: string } }>;
type Options = { ledger: Ledger; webhooks: Webhooks; setDelay: (delayMs: number) => void };

export const controlRoutes =
  ({ ledger, webhooks, setDelay }: Options): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler((error, _request, reply) => {
      if (error instanceof StripeRefusal)
        return reply.code(error.status).send({ error: error.body });
      if (error instanceof z.ZodError) return reply.code(400).send({ errors: error.issues });
      throw error;
    });

    app.put('/webhook-endpoint', async (request) => {
      webhooks.url = endpoint.parse(request.body).url ?? undefined;
      return { url: webhooks.url ?? null };
    });
    app.post('/webhooks', async (request) => webhooks.plan(failures.parse(request.body)));
    app.get('/deliveries', async () => ({ items: webhooks.list() }));
    app.post('/events/:id/delivery', async (request: Named, reply) => {
      const event = ledger.listEvents().find(({ id }) => id === request.params.id);
      if (!event) return reply.code(404).send({ error: request.params.id });
      webhooks.send(event);
      return reply.code(202).send({ eventId: event.id });
    });
    app.get('/events/:id/signed', async (request: Named, reply) => {
      const event = ledger.listEvents().find(({ id }) => id === request.params.id);
      return event ? webhooks.sign(event) : reply.code(404).send({ error: request.params.id });
    });
    app.post('/delay', async (request) => {
      const { delayMs } = z
        .strictObject({ delayMs: z.number().int().min(0).max(60_000) })
        .parse(request.body);
      setDelay(delayMs);
      return { delayMs };
    });

    app.get('/sessions', async () => ({ items: ledger.sessions.list() }));
    app.post('/sessions/:id/payment', async (request: Named, reply) => {
      const { card, isDelayed, ...payer } = pay.parse(request.body ?? {});
      const outcome = isDelayed
        ? payLater(ledger, request.params.id, payer)
        : payByCard(ledger, request.params.id, card, payer);
      const isDone = outcome === 'paid' || outcome === 'later';
      return reply.code(isDone ? 200 : outcome === 'closed' ? 409 : 402).send({ outcome });
    });
    app.post('/sessions/:id/settlement', async (request: Named, reply) => {
      const { isPaid } = z.strictObject({ isPaid: z.boolean() }).parse(request.body);
      const outcome = settleLater(ledger, request.params.id, isPaid);
      return reply.code(outcome === 'done' ? 200 : 409).send({ outcome });
    });
    app.post('/sessions/:id/expiry', async (request: Named) =>
      expireSession(ledger, request.params.id),
    );
    app.post('/refunds/:id/failure', async (request: Named, reply) => {
      failRefund(ledger, request.params.id);
      return reply.code(204).send();
    });
    app.post('/payment-intents/:id/dispute', async (request: Named, reply) => {
      disputePayment(ledger, request.params.id);
      return reply.code(204).send();
    });
  };
