import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import { duplicatesDocs } from './duplicates.docs.ts';
import { duplicatesRoutes } from './duplicates.routes.ts';
import { type DuplicatesDeps, duplicatesService } from './duplicates.service.ts';

export const duplicatesPlugin = fp(
  async (app: FastifyInstance, deps: DuplicatesDeps) => {
    app.describe(duplicatesDocs);
    await app.register(duplicatesRoutes, { prefix, duplicates: duplicatesService(deps) });
  },
  { name: 'duplicates' },
);
