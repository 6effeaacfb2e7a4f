import type { LonLat } from '@parages/contracts/vocabulary/search/coords';
import type { InstalledSite, Site } from '@parages/contracts/vocabulary/site/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasSession } from '../../platform/access/session-cookies.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Hosts, originsOf } from '../../platform/edge/request-origins.domain.ts';
import type { AreaChanges } from '../pois/area-changes/area-changes.service.ts';
import { notBuilt } from './failure-page.fr.ts';
import { failurePage } from './failure-page.ts';
import { injectFetch } from './inject-fetch.http.ts';
import { localeOf } from './locale.http.ts';
import type { Drawn } from './page-cache/drawn-page.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { pageDocument } from './page-cache/page-document.ts';
import { type Source, sourceOf, townPositionIn } from './page-cache/page-sources.ts';
import { loadPageRenderer, type PageRenderer } from './page-renderer.ts';
import { findStyles } from './page-template.ts';
import { pageHeaders } from './security-headers.ts';
import { sendPage } from './send-page.http.ts';
import { isPrerenderAgent } from './web.domain.ts';

export type PublicPagesOptions = {
  clock: Clock;
  hosts: Hosts;
  site: InstalledSite;
  /** `dist/` of the public site. */
  dist: URL;
  pages: PageCache;
  changes: Pick<AreaChanges, 'follow'>;
};

/** The parts of a request that its page depends on, except the time. */
type PageRequest = { url: string; site: Omit<Site, 'now'> };

const htmlType = 'text/html; charset=utf-8';
// Part of the cache key: the order of sponsored cards and the current day change with the hour.
const hourOf = (now: Date): string => now.toISOString().slice(0, 13);

export function publicPages(
  app: FastifyInstance,
  { clock, hosts, site, dist, pages, changes }: PublicPagesOptions,
) {
  // The renderer is loaded with the first page, so that a process that serves no page does not wait
  // for it. Change notifications start with the first page of an anonymous visitor.
  let loading: Promise<PageRenderer | undefined> | undefined;
  const allowed = {
    tileTemplate: site.tiles?.url ?? null,
    analyticsHost: site.analytics?.host ?? null,
  };

  async function draw(render: PageRenderer, asked: PageRequest, ip: string): Promise<Drawn> {
    const sources: Source[] = [];
    let townPosition: LonLat | undefined;
    const fetch = injectFetch(app, ip, (answer) => {
      sources.push(sourceOf(answer));
      townPosition ??= townPositionIn(answer);
    });
    const page = await render({
      url: asked.url,
      site: { ...asked.site, now: clock.now().toISOString() },
      fetch,
    });
    if (page.kind === 'redirect') return { page, sources, isPrivate: false };
    const { styles, scripts } = page;
    const headers = {
      ...pageHeaders(styles, { ...allowed, scripts }),
      'content-language': asked.site.locale,
    };
    const { isPrivate } = page;
    return { page: pageDocument(page, headers), sources, isPrivate, townPosition };
  }

  async function find(request: FastifyRequest, render: PageRenderer): Promise<Drawn> {
    const origins = originsOf(request.protocol, request.host, hosts);
    const isPrerender = isPrerenderAgent(request.headers['user-agent']);
    const isSignedIn = hasSession(request.cookies);
    const asked: PageRequest = {
      url: origins.origin + request.url,
      site: { ...site, ...origins, locale: localeOf(request), isPrerender, hasSession: isSignedIn },
    };
    const renderPage = () => draw(render, asked, request.ip);
    if (isSignedIn) return renderPage();
    changes.follow(pages);
    return pages.find(`${hourOf(clock.now())} ${JSON.stringify(asked)}`, renderPage);
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      loading ??= loadPageRenderer(dist);
      const render = await loading;
      if (!render)
        return reply
          .code(503)
          .type('text/plain; charset=utf-8')
          .send(notBuilt('public', 'npm run build'));
      return await sendPage(request, reply, await find(request, render));
    } catch (error) {
      request.log.error(
        { err: error, path: request.url.split('?', 1)[0] },
        'page could not be rendered',
      );
      const html = failurePage(site.name, localeOf(request));
      return reply
        .code(500)
        .headers(pageHeaders(findStyles(html), allowed))
        .header('cache-control', 'no-store')
        .type(htmlType)
        .send(html);
    }
  };
}
