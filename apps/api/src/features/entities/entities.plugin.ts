import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import { entitiesRoutes } from './entities.routes.ts';

export const entitiesPlugin = fp(
  async (app: FastifyInstance) => {
    await app.register(entitiesRoutes, { prefix });
  },
  { name: 'entities' },
);
