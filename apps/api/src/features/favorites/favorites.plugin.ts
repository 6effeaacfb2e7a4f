import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { sitesOf } from '../../config/edge-settings.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { publicOriginOf } from '../../platform/edge/sites.domain.ts';
import type { PoiFilesService } from '../poi-files/poi-files.service.ts';
import { favoriteLinksRoutes } from './favorite-links.routes.ts';
import { favoriteLinksService } from './favorite-links.service.ts';
import { favoritesDocs } from './favorites.docs.ts';
import { favoritesRoutes } from './favorites.routes.ts';
import { favoritesService } from './favorites.service.ts';

export type FavoritesPluginDeps = {
  config: Pick<Config, 'PRODUCT_NAME' | 'MAIN_HOST' | 'PRO_HOST'>;
  db: Db;
  clock: Clock;
  files: PoiFilesService;
};

export const favoritesPlugin = fp(
  async (app: FastifyInstance, { config, db, clock, files }: FavoritesPluginDeps) => {
    app.describe(favoritesDocs);
    const sites = sitesOf(config);
    const originOf = ({ host }: FastifyRequest): string => publicOriginOf(host, sites);
    const favorites = favoritesService({ db, clock });
    await app.register(favoritesRoutes, { prefix, favorites });
    const product = config.PRODUCT_NAME;
    const links = favoriteLinksService({ db, clock, favorites, files, product });
    await app.register(favoriteLinksRoutes, { prefix, links, originOf });
  },
  { name: 'favorites', dependencies: ['poi-files'] },
);
