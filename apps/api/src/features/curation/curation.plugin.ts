import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PoiChangesService } from '../editing/poi-changes.service.ts';
import { curationDocs } from './curation.docs.ts';
import { curationRoutes } from './curation.routes.ts';
import { curationService } from './curation.service.ts';

export type CurationPluginDeps = { db: Db; poiChanges: PoiChangesService };

export const curationPlugin = fp(
  async (app: FastifyInstance, { db, poiChanges }: CurationPluginDeps) => {
    app.describe(curationDocs);
    await app.register(curationRoutes, { prefix, curation: curationService({ db, poiChanges }) });
  },
  { name: 'curation', dependencies: ['editing'] },
);
