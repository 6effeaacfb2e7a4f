import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { ProblemCode } from '@parages/contracts/vocabulary/problems';
import type { InstalledSite } from '@parages/contracts/vocabulary/site/site';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { drawingPolicy } from '../../platform/edge/answer-headers.ts';
import { type Hosts, isProHost, originsOf } from '../../platform/edge/request-origins.domain.ts';
import type { Problem } from '../../platform/problems/problem.ts';
import type { RefusalPage } from '../../platform/problems/problem-answers.ts';
import type { AreaChanges } from '../pois/area-changes/area-changes.service.ts';
import { notBuilt } from './failure-page.fr.ts';
import { busyPage, limitedPage } from './failure-page.ts';
import { installableRoutes } from './installable.routes.ts';
import { chooseLocale, localeOf } from './locale.http.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { findStyles } from './page-template.ts';
import { type ProPageFacts, proPage } from './pro-page.ts';
import { publicPages } from './public-pages.http.ts';
import { redirectToRemembered } from './remembered-place.http.ts';
import { type PaymentSources, pageHeaders } from './security-headers.ts';
import { isMachinePath, isPaymentPath, isProPath, toProPath } from './web.domain.ts';

export type WebOptions = {
  clock: Clock;
  hosts: Hosts;
  site: InstalledSite;
  pages: PageCache;
  changes: Pick<AreaChanges, 'follow'>;
  /** Sources that the payment page may load; null without payments. */
  payments?: PaymentSources | null;
  /** `dist/` of each site. */
  publicDist: URL;
  proDist: URL;
};

const route = { config: { access: 'public' as const }, schema: { hide: true } };
const file = { config: { ...route.config, rate: 'file' as const }, schema: { hide: true } };
const robotsFile = { config: { ...route.config, rate: 'exempt' as const }, schema: { hide: true } };
const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

export async function webRoutes(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { hosts, site, publicDist, proDist, payments = null } = options;
  const pro = { site, payments, hosts };
  const files = {
    public: fileURLToPath(new URL('./client/', publicDist)),
    pro: fileURLToPath(proDist),
  };
  await app.register(compress, { global: true, threshold: 1024 });
  await app.register(fastifyStatic, {
    root: files.public,
    serve: false,
    preCompressed: true,
    acceptRanges: false,
  });

  // The name of a built file contains a hash of its content: the file of a name never changes.
  app.get('/assets/*', file, (request, reply) =>
    reply.sendFile(pathOf(request).slice(1), files.public, { immutable: true, maxAge: '365d' }),
  );
  app.get('/org/assets/*', file, (request, reply) =>
    reply.sendFile(pathOf(request).slice(5), files.pro, { immutable: true, maxAge: '365d' }),
  );
  for (const name of ['favicon.svg', 'og.svg'])
    app.get(`/${name}`, file, (_request, reply) =>
      reply
        .header('content-security-policy', drawingPolicy)
        .sendFile(name, files.public, { maxAge: '1d' }),
    );
  await app.register(installableRoutes, { name: options.site.name, hosts, folder: files.public });
  app.get('/robots.txt', robotsFile, (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(request, hosts)),
  );
  app.get('/langue/:locale', route, (request, reply) =>
    isProHost(request.host, hosts)
      ? sendPro(request, reply, files.pro, pro)
      : chooseLocale(request, reply, originsOf(request.protocol, request.host, hosts).origin),
  );
  const sendPublic = publicPages(app, { ...options, dist: publicDist });
  app.get(
    '/*',
    { ...route, config: { ...route.config, refusalPage: refusal(hosts, site) } },
    (request, reply) => {
      if (isProHost(request.host, hosts)) return sendPro(request, reply, files.pro, pro);
      const path = pathOf(request);
      if (isMachinePath(path)) return reply.callNotFound();
      if (isProPath(path))
        return reply.redirect(
          `${originsOf(request.protocol, request.host, hosts).proOrigin}${request.url}`,
          302,
        );
      return redirectToRemembered(request, reply) ?? sendPublic(request, reply);
    },
  );
}

const refusalPages: Partial<Record<ProblemCode, typeof busyPage>> = {
  rate_limited: limitedPage,
  service_unavailable: busyPage,
};

// The answer to a page request that is refused before the page is drawn; undefined leaves the
// problem document.
const refusal =
  (hosts: Hosts, { name }: InstalledSite) =>
  (request: FastifyRequest, { code }: Problem): RefusalPage | undefined => {
    const page = refusalPages[code];
    if (page === undefined || isMachinePath(pathOf(request))) return undefined;
    const html = page(name, localeOf(request), isProHost(request.host, hosts));
    return { html, headers: pageHeaders(findStyles(html), { tileTemplate: null }) };
  };

function robots(request: FastifyRequest, hosts: Hosts): string {
  if (isProHost(request.host, hosts)) return 'User-agent: *\nDisallow: /\n';
  const { origin } = originsOf(request.protocol, request.host, hosts);
  const documents = ['/api/docs', '/api/openapi.json'].map((path) => `Allow: ${path}\n`);
  // Each page links to its own address of the sign-in page: crawlers would fetch as many as pages.
  const refused = ['/api/', '/auth-api/', '/auth/login?', '/auth/signup?'].map(
    (path) => `Disallow: ${path}\n`,
  );
  return `User-agent: *\n${documents.join('')}${refused.join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}

type Pro = { site: ProPageFacts; payments: PaymentSources | null; hosts: Hosts };

function sendPro(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  pro: Pro,
): FastifyReply | Promise<FastifyReply> {
  const path = pathOf(request);
  if (isMachinePath(path)) return reply.callNotFound() as unknown as FastifyReply;
  if (!isProPath(path)) return reply.redirect(toProPath(request.url), 302);
  const { origin } = originsOf(request.protocol, request.host, pro.hosts);
  return sendProPage(reply, path, folder, { ...pro, publicOrigin: origin });
}

async function sendProPage(
  reply: FastifyReply,
  path: string,
  folder: string,
  { site, payments, publicOrigin }: Pro & { publicOrigin: string },
): Promise<FastifyReply> {
  const document = await proPage(`${folder}/index.html`, site);
  if (document === undefined)
    return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt('pro', 'npm run build'));
  const loads = {
    tileTemplate: site.tiles?.url ?? null,
    payments: isPaymentPath(path) ? payments : null,
    // The preview of the agenda for other sites.
    frames: [publicOrigin],
    isDrawnInBrowser: true,
  };
  reply.headers(pageHeaders([], loads)).header('cache-control', 'no-cache');
  if (document !== null) return reply.type('text/html; charset=utf-8').send(document);
  return reply.sendFile('index.html', folder, { cacheControl: false });
}
