import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Problem } from '../../platform/problems/problem.ts';
import { townParams, townSchema } from './towns.schema.ts';
import type { TownsService } from './towns.service.ts';

const cacheControl = 'public, max-age=3600';

export const townsRoutes: FastifyPluginAsyncZod<{ towns: TownsService }> = async (
  app,
  { towns },
) => {
  app.get(
    '/towns/:slug',
    {
      config: { access: 'public', problems: ['town_not_found'] },
      schema: {
        operationId: 'getTownPosition',
        tags: ['Places'],
        params: townParams,
        response: { 200: townSchema },
      },
    },
    async (request, reply) => {
      const town = await towns.findPage(request.params.slug);
      if (!town) throw new Problem('town_not_found');
      reply.header('cache-control', cacheControl);
      return town;
    },
  );
};
