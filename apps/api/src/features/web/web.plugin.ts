import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { sitesOf } from '../../config/edge-settings.ts';
import { installedSite } from '../../config/installed-site.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import type { Clock } from '../../platform/clock.ts';
import type { EditingService } from '../editing/editing.service.ts';
import type { AreaChanges } from '../pois/area-changes/area-changes.service.ts';
import type { PoisService } from '../pois/pois.service.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { pagePreviewRoutes } from './page-preview.routes.ts';
import { pagePreviewService } from './page-preview.service.ts';
import { paymentSources } from './security-headers.ts';
import { webRoutes } from './web.routes.ts';

const bytesPerMb = 1_048_576;
const publicSite = new URL('../../../../public/dist/', import.meta.url);
const proSite = new URL('../../../../pro/dist/', import.meta.url);

export type WebPluginDeps = {
  config: Config;
  clock: Clock;
  pois: PoisService;
  areaChanges: AreaChanges;
  editing: EditingService;
  /** `dist/` of each site; default: this repository's. */
  publicDist?: URL | undefined;
  proDist?: URL | undefined;
};

export const webPlugin = fp(
  async (app: FastifyInstance, deps: WebPluginDeps) => {
    const {
      config,
      clock,
      pois,
      areaChanges,
      editing,
      publicDist = publicSite,
      proDist = proSite,
    } = deps;
    const [site, hosts] = [installedSite(config), sitesOf(config)];
    const previews = pagePreviewService({ clock, site, dist: publicDist });
    const isPayable = config.PAYMENTS_SECRET_KEY !== undefined;
    const payments = isPayable ? paymentSources(config.PAYMENTS_SCRIPT_URL ?? null) : null;
    const pages = createPageCache({ maxBytes: config.PAGE_CACHE_MB * bytesPerMb, clock });
    const sites = {
      clock,
      hosts,
      site,
      publicDist,
      proDist,
      payments,
      pages,
      changes: areaChanges,
    };
    await app.register(pagePreviewRoutes, { prefix, editing, pois, hosts, pages: previews });
    await app.register(webRoutes, sites);
  },
  { name: 'web', dependencies: ['pois', 'editing'] },
);
