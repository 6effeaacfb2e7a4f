import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { regionsRepository } from './regions.repository.ts';
import { regionParams, regionSchema } from './regions.schema.ts';

const cacheControl = 'public, max-age=3600';

export const regionsRoutes: FastifyPluginAsyncZod<{ db: SqlClient }> = async (app, { db }) => {
  const regions = regionsRepository(db);

  app.get(
    '/regions/:slug',
    {
      config: { access: 'public', problems: ['region_not_found'] },
      schema: {
        operationId: 'getRegionBySlug',
        tags: ['Places'],
        params: regionParams,
        response: { 200: regionSchema },
      },
    },
    async (request, reply) => {
      const region = await regions.findBySlug(request.params.slug);
      if (!region) throw new Problem('region_not_found');
      const { lon, lat, ...named } = region;
      reply.header('cache-control', cacheControl);
      return { ...named, position: lon === null || lat === null ? null : { lon, lat } };
    },
  );
};
