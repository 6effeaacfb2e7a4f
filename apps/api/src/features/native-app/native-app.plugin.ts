import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.ts';
import { sitesOf } from '../../config/edge-settings.ts';
import { installedSite } from '../../config/installed-site.ts';
import { nativeAppSettings } from '../../config/native-app-settings.ts';
import { apiPrefix as prefix } from '../../platform/api-prefix.ts';
import { appLinkRoutes } from './app-links.routes.ts';
import { nativeAppDocs } from './native-app.docs.ts';
import { siteRoutes } from './site.routes.ts';

/** What the mobile application and its system read beside the API. */
export const nativeAppPlugin = fp(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    app.describe(nativeAppDocs);
    const hosts = sitesOf(config);
    await app.register(siteRoutes, { prefix, site: installedSite(config), hosts });
    await app.register(appLinkRoutes, { hosts, ...nativeAppSettings(config) });
  },
  { name: 'native-app' },
);
