import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import { followsDocs } from './follows.docs.ts';
import { followsRoutes } from './follows.routes.ts';
import { type FollowsDeps, followsService } from './follows.service.ts';

export const followsPlugin = fp(
  async (app: FastifyInstance, deps: FollowsDeps) => {
    app.describe(followsDocs);
    await app.register(followsRoutes, { prefix, follows: followsService(deps) });
  },
  { name: 'follows', dependencies: ['venues'] },
);
