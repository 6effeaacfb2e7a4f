import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { sitesOf } from '../../config/edge-settings.ts';
import { originOfPages } from '../../platform/edge/request-origins.domain.ts';
import type { FeedsService } from '../feeds/feeds.service.ts';
import { embeddedRoutes } from './embedded.routes.ts';
import { widgetFilesRoutes } from './widget-files.routes.ts';

const built = new URL('../../../../../packages/widget/dist/parages-agenda.js', import.meta.url);

export type WidgetPluginDeps = {
  config: Pick<Config, 'MAIN_HOST' | 'PRO_HOST'>;
  feeds: FeedsService;
  /** The built file of the component; default: this repository's. */
  widgetScript?: URL | undefined;
};

export const widgetPlugin = fp(
  async (app: FastifyInstance, { config, feeds, widgetScript = built }: WidgetPluginDeps) => {
    const sites = sitesOf(config);
    const publicOrigin = (request: FastifyRequest) => originOfPages(request, sites);
    await app.register(widgetFilesRoutes, { script: widgetScript });
    await app.register(embeddedRoutes, { feeds, publicOrigin });
  },
  { name: 'widget', dependencies: ['feeds'] },
);
