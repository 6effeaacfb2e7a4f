import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import { townsRoutes } from './towns.routes.ts';

export const townsPlugin = fp(
  async (app: FastifyInstance) => {
    await app.register(townsRoutes, { prefix });
  },
  { name: 'towns' },
);
