import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { savedSearchesDocs } from './saved-searches.docs.ts';
import { savedSearchesRoutes } from './saved-searches.routes.ts';
import { savedSearchesService } from './saved-searches.service.ts';

export const savedSearchesPlugin = fp(
  async (app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }) => {
    app.describe(savedSearchesDocs);
    const searches = savedSearchesService({ db, clock });
    await app.register(savedSearchesRoutes, { prefix, searches });
  },
  { name: 'saved-searches' },
);
