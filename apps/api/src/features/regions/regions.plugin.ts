import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import { regionsDocs } from './regions.docs.ts';
import { regionsRoutes } from './regions.routes.ts';

export const regionsPlugin = fp(
  async (app: FastifyInstance, { db }: { db: SqlClient }) => {
    app.describe(regionsDocs);
    await app.register(regionsRoutes, { prefix, db });
  },
  { name: 'regions' },
);
