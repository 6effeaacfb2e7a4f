import compress from '@fastify/compress';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Problem } from '../../platform/problems/problem.ts';
import { maxParts, type SitemapEntry, sitemapIndex, urlSet } from './sitemaps.domain.ts';
import type { SitemapsService } from './sitemaps.service.ts';

export type SitemapsOptions = {
  sitemaps: SitemapsService;
  /** Undefined on a host without public pages. */
  publicOrigin: (request: FastifyRequest) => string | undefined;
};

const route = { config: { access: 'public' as const } };
const partParams = z.object({ part: z.coerce.number().int().min(1).max(maxParts) });

export const sitemapsRoutes: FastifyPluginAsyncZod<SitemapsOptions> = async (
  app,
  { sitemaps, publicOrigin },
) => {
  await app.register(compress, { threshold: 1024 });

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    entries: readonly SitemapEntry[],
    write: (origin: string, entries: readonly SitemapEntry[]) => string,
  ): FastifyReply {
    const origin = publicOrigin(request);
    if (origin === undefined || entries.length === 0) throw new Problem('not_found');
    return reply
      .header('cache-control', 'public, max-age=600')
      .type('application/xml; charset=utf-8')
      .send(write(origin, entries));
  }

  app.get('/sitemap.xml', { ...route, schema: { hide: true } }, async (request, reply) =>
    send(request, reply, await sitemaps.listSitemaps(), sitemapIndex),
  );
  app.get('/sitemaps/pages.xml', { ...route, schema: { hide: true } }, async (request, reply) =>
    send(request, reply, await sitemaps.listPages(), urlSet),
  );
  app.get(
    '/sitemaps/villes-:part(^\\d+).xml',
    { ...route, schema: { hide: true, params: partParams } },
    async (request, reply) =>
      send(request, reply, await sitemaps.listTowns(request.params.part), urlSet),
  );
  app.get(
    '/sitemaps/evenements-:part(^\\d+).xml',
    { ...route, schema: { hide: true, params: partParams } },
    async (request, reply) =>
      send(request, reply, await sitemaps.listEvents(request.params.part), urlSet),
  );
};
