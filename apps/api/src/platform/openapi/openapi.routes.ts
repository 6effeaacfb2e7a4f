import type { FastifyInstance } from 'fastify';

/** The document itself, for integrators and tools. */
export async function openapiRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').header('cache-control', 'public, max-age=300').send(app.swagger()),
  );
}
