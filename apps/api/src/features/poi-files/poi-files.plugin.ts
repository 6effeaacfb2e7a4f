import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { sitesOf } from '../../config/edge-settings.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { originsOf } from '../../platform/edge/request-origins.domain.ts';
import type { MediaService } from '../media/media.service.ts';
import type { PoisService } from '../pois/pois.service.ts';
import { poiFilesDocs } from './poi-files.docs.ts';
import { poiFilesRoutes } from './poi-files.routes.ts';
import { type PoiFilesService, poiFilesService } from './poi-files.service.ts';
import { postersService } from './poster/poster.service.ts';
import { programmeRoutes } from './programme/programme.routes.ts';
import { programmesService } from './programme/programme.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    poiFiles: PoiFilesService;
  }
}

export type PoiFilesPluginDeps = {
  config: Pick<Config, 'PRODUCT_NAME' | 'MAIN_HOST' | 'PRO_HOST'>;
  db: Db;
  clock: Clock;
  pois: PoisService;
  media: MediaService;
};

export const poiFilesPlugin = fp(
  async (app: FastifyInstance, { config, db, clock, pois, media }: PoiFilesPluginDeps) => {
    app.describe(poiFilesDocs);
    const sites = sitesOf(config);
    const originOf = ({ protocol, host }: FastifyRequest): string =>
      originsOf(protocol, host, sites).origin;
    const product = config.PRODUCT_NAME;
    const files = poiFilesService({ db, pois, product });
    const posters = postersService({ pois, media, clock, product });
    const programmes = programmesService({ db, clock, product });
    await app.register(poiFilesRoutes, { prefix, files, posters, originOf });
    await app.register(programmeRoutes, { prefix, programmes, originOf });
    app.decorate('poiFiles', files);
  },
  { name: 'poi-files', dependencies: ['pois', 'media'] },
);
