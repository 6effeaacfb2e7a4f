import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { alive, ready } from './health.schema.ts';
import type { Readiness } from './readiness.ts';

export type HealthOptions = {
  readReadiness: () => Promise<Readiness>;
  isDraining: () => boolean;
};

// Load balancers and orchestrators ask by address, often and before anything else works.
const config = { access: 'public', rate: 'exempt', anyHost: true, isNeverShed: true } as const;

export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (
  app,
  { readReadiness, isDraining },
) => {
  app.get(
    '/healthz',
    { config, schema: { hide: true, response: { 200: alive } } },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get(
    '/readyz',
    { config, schema: { hide: true, response: { 200: ready, 503: ready } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isDraining()) return reply.code(503).send({ status: 'draining', parts: {} });
      const { isReady, parts } = await readReadiness();
      return isReady
        ? reply.send({ status: 'ready', parts })
        : reply.code(503).send({ status: 'not_ready', parts });
    },
  );
};
