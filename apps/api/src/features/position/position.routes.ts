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
      // One visitor's position must never be served to another.
      config: { access: 'public', isNeverStored: true, problems: [] },
      schema: {
        operationId: 'guessPositionByIp',
        tags: ['Places'],
        response: { 200: guessedPositionSchema.nullable() },
      },
    },
    (request) => position.guessByIp(request.ip),
  );
};
