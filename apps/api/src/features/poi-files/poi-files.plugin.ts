import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { sitesOf } from '../../config/edge-settings.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Db } from '../../platform/database/database.ts';
import { originsOf } from '../../platform/edge/request-origins.domain.ts';
import type { PoisService } from '../pois/pois.service.ts';
import { poiFilesRoutes } from './poi-files.routes.ts';
import { type PoiFilesService, poiFilesService } from './poi-files.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    poiFiles: PoiFilesService;
  }
}

export type PoiFilesPluginDeps = {
  config: Pick<Config, 'PRODUCT_NAME' | 'MAIN_HOST' | 'PRO_HOST'>;
  db: Db;
  pois: PoisService;
};

export const poiFilesPlugin = fp(
  async (app: FastifyInstance, { config, db, pois }: PoiFilesPluginDeps) => {
    const sites = sitesOf(config);
    const originOf = ({ protocol, host }: FastifyRequest): string =>
      originsOf(protocol, host, sites).origin;
    const files = poiFilesService({ db, pois, product: config.PRODUCT_NAME });
    await app.register(poiFilesRoutes, { prefix, files, originOf });
    app.decorate('poiFiles', files);
  },
  { name: 'poi-files', dependencies: ['pois'] },
);
