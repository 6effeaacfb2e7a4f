/**
 * The place of Stripe (https://docs.stripe.com/api): its library fixes `/v1/` at the root of the host, and its script is
 * `/endive/stripe.js`. Nothing is simulated yet: each of its routes says so with 501.
 */
import type { FastifyPluginAsync } from 'fastify';
import type { StandIn } from '../stand-in.ts';
import { sentences } from './payments.fr.ts';

const routes: FastifyPluginAsync = async (app) => {
  for (const path of ['/v1/*', '/endive/stripe.js'])
    app.all(path, async (_request, reply) => reply.code(501).send({ error: { type: 'api_error', message: sentences.later } }));
};

/** Payments, later. */
export const paymentsStandIn = (): StandIn => ({
  name: 'payments',
  wire: { prefix: '', routes },
  settings: () => ({}),
  reset: () => undefined,
});
