import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import { townsDocs } from './towns.docs.ts';
import { townsRoutes } from './towns.routes.ts';
import { type TownsService, townsService } from './towns.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    towns: TownsService;
  }
}

export const townsPlugin = fp(
  async (app: FastifyInstance, { db }: { db: SqlClient }) => {
    app.describe(townsDocs);
    const towns = townsService(db);
    await app.register(townsRoutes, { prefix, towns });
    app.decorate('towns', towns);
  },
  { name: 'towns' },
);
