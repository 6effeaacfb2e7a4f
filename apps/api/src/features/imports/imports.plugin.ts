import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { batchImportsRoutes } from './batch/batch-imports.routes.ts';
import { batchImportsService } from './batch/batch-imports.service.ts';
import { followedSourcesDocs } from './followed/followed-sources.docs.ts';
import { followedSourcesRoutes } from './followed/followed-sources.routes.ts';
import { followedSourcesService } from './followed/followed-sources.service.ts';
import { importColumnsDocs } from './import-columns.docs.ts';
import { importsDocs } from './imports.docs.ts';

export type ImportsPluginDeps = { db: Db; clock: Clock };

export const importsPlugin = fp(
  async (app: FastifyInstance, { db, clock }: ImportsPluginDeps) => {
    app.describe(importsDocs);
    app.describe(importColumnsDocs);
    app.describe(followedSourcesDocs);
    await app.register(batchImportsRoutes, { prefix, imports: batchImportsService({ db, clock }) });
    const sources = followedSourcesService({ db, clock });
    await app.register(followedSourcesRoutes, { prefix, sources });
  },
  { name: 'imports' },
);
