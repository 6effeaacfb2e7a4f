import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import { entitiesDocs } from './entities.docs.ts';
import { entitiesRoutes } from './entities.routes.ts';

export const entitiesPlugin = fp(
  async (app: FastifyInstance) => {
    app.describe(entitiesDocs);
    await app.register(entitiesRoutes, { prefix });
  },
  { name: 'entities' },
);
