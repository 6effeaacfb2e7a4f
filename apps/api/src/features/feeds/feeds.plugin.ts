import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { sitesOf } from '../../config/edge-settings.ts';
import type { Clock } from '../../platform/clock.ts';
import { originOfPages } from '../../platform/edge/request-origins.domain.ts';
import type { OrganiserService } from '../organisations/public-page/organiser.service.ts';
import type { PoiFilesService } from '../poi-files/poi-files.service.ts';
import type { PoisService } from '../pois/pois.service.ts';
import type { TownsService } from '../towns/towns.service.ts';
import type { VenuesService } from '../venues/venues.service.ts';
import { feedLists } from './feed-lists.ts';
import { feedsDocs } from './feeds.docs.ts';
import { feedsRoutes } from './feeds.routes.ts';
import { type FeedsService, feedsService } from './feeds.service.ts';
import { hostFeedsRoutes } from './host-feeds.routes.ts';
import { oembedDocs } from './oembed/oembed.docs.ts';
import { oembedRoutes } from './oembed/oembed.routes.ts';
import { oembedService } from './oembed/oembed.service.ts';
import { weekPosters } from './poster/week-posters.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    feeds: FeedsService;
  }
}

export type FeedsPluginDeps = {
  config: Pick<Config, 'PRODUCT_NAME' | 'MAIN_HOST' | 'PRO_HOST'>;
  clock: Clock;
  pois: PoisService;
  towns: TownsService;
  venues: VenuesService;
  organisers: OrganiserService;
  files: PoiFilesService;
};

export const feedsPlugin = fp(
  async (app: FastifyInstance, { config, ...deps }: FeedsPluginDeps) => {
    app.describe(feedsDocs);
    app.describe(oembedDocs);
    const sites = sitesOf(config);
    const publicOrigin = (request: FastifyRequest) => originOfPages(request, sites);
    const product = config.PRODUCT_NAME;
    const lists = feedLists({ ...deps, product });
    const feeds = feedsService({ lists, files: deps.files });
    const options = { feeds, posters: weekPosters({ lists, clock: deps.clock }), publicOrigin };
    await app.register(feedsRoutes, options);
    await app.register(hostFeedsRoutes, options);
    await app.register(oembedRoutes, { oembed: oembedService({ ...deps, product }), publicOrigin });
    app.decorate('feeds', feeds);
  },
  { name: 'feeds', dependencies: ['pois', 'towns', 'poi-files', 'venues', 'organisations'] },
);
