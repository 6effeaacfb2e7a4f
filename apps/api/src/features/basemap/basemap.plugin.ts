import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import { basemapDocs } from './basemap.docs.ts';
import { basemapRoutes } from './basemap.routes.ts';
import { basemapService } from './basemap.service.ts';

export const basemapPlugin = fp(
  async (app: FastifyInstance, { db }: { db: SqlClient }) => {
    app.describe(basemapDocs);
    await app.register(basemapRoutes, { prefix, basemap: basemapService(db) });
  },
  { name: 'basemap' },
);
