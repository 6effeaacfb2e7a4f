import type { InstalledSite } from '@parages/contracts/vocabulary/site/site';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Hosts, originsOf } from '../../platform/edge/request-origins.domain.ts';
import { siteSchema } from './site.schema.ts';

export type SiteRoutesOptions = { site: InstalledSite; hosts: Hosts };

// Settings change with a restart.
const cacheControl = 'public, max-age=300';

export const siteRoutes: FastifyPluginAsyncZod<SiteRoutesOptions> = async (
  app,
  { site, hosts },
) => {
  const { analytics, social, ...settings } = site;
  app.get(
    '/site',
    {
      config: { access: 'public', problems: [] },
      schema: { operationId: 'getSite', tags: ['Vocabulary'], response: { 200: siteSchema } },
    },
    async ({ protocol, host }, reply) => {
      const { origin, proOrigin } = originsOf(protocol, host, hosts);
      reply.header('cache-control', cacheControl);
      return {
        ...settings,
        social: [...social],
        analytics: analytics && {
          key: analytics.key,
          host: analytics.host,
          stagingHosts: [...analytics.stagingHosts],
        },
        origin,
        proOrigin,
      };
    },
  );
};
