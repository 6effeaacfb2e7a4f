import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { sitesOf } from '../../config/edge-settings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { originOfPages } from '../../platform/edge/request-origins.domain.ts';
import type { PoisService } from '../pois/pois.service.ts';
import { sitemapsRoutes } from './sitemaps.routes.ts';
import { sitemapsService } from './sitemaps.service.ts';

export type SitemapsPluginDeps = {
  config: Pick<Config, 'MAIN_HOST' | 'PRO_HOST'>;
  db: Db;
  clock: Clock;
  pois: PoisService;
};

const partSize = 10_000;

export const sitemapsPlugin = fp(
  async (app: FastifyInstance, { config, db, clock, pois }: SitemapsPluginDeps) => {
    const sites = sitesOf(config);
    const publicOrigin = (request: FastifyRequest) => originOfPages(request, sites);
    const sitemaps = sitemapsService({ db, pois, clock, log: app.log, partSize });
    await app.register(sitemapsRoutes, { sitemaps, publicOrigin });
  },
  { name: 'sitemaps', dependencies: ['pois'] },
);
