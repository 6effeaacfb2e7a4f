import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { guessedPositionSchema } from './position.schema.ts';
import type { PositionService } from './position.service.ts';

export const positionRoutes: FastifyPluginAsyncZod<{ position: PositionService }> = async (
  app,
  { position },
) => {
  app.get(
    '/position/by-ip',
    {
      config: { access: 'public', problems: [] },
      schema: {
        operationId: 'guessPositionByIp',
        tags: ['Places'],
        response: { 200: guessedPositionSchema.nullable() },
      },
    },
    async (request, reply) => {
      // One visitor's position must never be served to another.
      reply.header('cache-control', 'private, no-store');
      return position.guessByIp(request.ip);
    },
  );
};
