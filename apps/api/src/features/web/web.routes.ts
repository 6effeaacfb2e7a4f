import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { notBuilt } from './failure-page.fr.ts';
import { failurePage } from './failure-page.ts';
import { injectFetch } from './inject-fetch.routes.ts';
import { installableRoutes } from './installable.routes.ts';
import { chooseLocale, localeOf } from './locale.routes.ts';
import { type InstalledSite, loadPageRenderer, type PageRenderer, type Site } from './page-renderer.ts';
import { pageHeaders } from './security-headers.ts';
import { type Hosts, isMachinePath, isProHost, isProPath, originsOf, toProPath } from './web.domain.ts';

export type WebOptions = {
  clock: Clock;
  hosts: Hosts;
  site: InstalledSite;
  /** `dist/` of each front; those of this repository unless a test brings its own. */
  publicDist?: URL;
  proDist?: URL;
};

const route = { config: { access: 'public' as const }, schema: { hide: true } };
const htmlType = 'text/html; charset=utf-8';
const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** Serves both sites: the public one rendered here, the professional one as files, each on its host. */
export async function webRoutes(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { hosts } = options;
  const publicDist = options.publicDist ?? new URL('../../../../public/dist/', import.meta.url);
  const proDist = options.proDist ?? new URL('../../../../pro/dist/', import.meta.url);
  // Loaded with the first page, so that a process that serves none does not wait for it.
  let loading: Promise<PageRenderer | undefined> | undefined;
  const renderer = () => {
    loading ??= loadPageRenderer(publicDist);
    return loading;
  };
  const files = { public: fileURLToPath(new URL('./client/', publicDist)), pro: fileURLToPath(proDist) };
  await app.register(compress, { global: true, threshold: 1024 });
  await app.register(fastifyStatic, { root: files.public, serve: false });

  // Names of built files carry a hash of their content: they never change.
  app.get('/assets/*', route, (request, reply) =>
    reply.sendFile(pathOf(request).slice(1), files.public, { immutable: true, maxAge: '365d' }),
  );
  app.get('/org/assets/*', route, (request, reply) =>
    reply.sendFile(pathOf(request).slice(5), files.pro, { immutable: true, maxAge: '365d' }),
  );
  for (const name of ['favicon.svg', 'og.svg'])
    app.get(`/${name}`, route, (_request, reply) => reply.sendFile(name, files.public, { maxAge: '1d' }));
  await app.register(installableRoutes, { name: options.site.name, hosts, folder: files.public });
  app.get('/robots.txt', route, (request, reply) => reply.type('text/plain; charset=utf-8').send(robots(request, hosts)));
  app.get('/langue/:locale', route, (request, reply) =>
    isProHost(request.host, hosts)
      ? sendPro(request, reply, files.pro)
      : chooseLocale(request, reply, originsOf(request.protocol, request.host, hosts).origin),
  );
  app.get('/*', route, (request, reply) =>
    isProHost(request.host, hosts) ? sendPro(request, reply, files.pro) : sendPublic({ app, request, reply, renderer, options }),
  );
}

function robots(request: FastifyRequest, hosts: Hosts): string {
  if (isProHost(request.host, hosts)) return 'User-agent: *\nDisallow: /\n';
  const { origin } = originsOf(request.protocol, request.host, hosts);
  return `User-agent: *\nDisallow: /api/\nDisallow: /auth-api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function sendPro(request: FastifyRequest, reply: FastifyReply, folder: string): FastifyReply {
  const path = pathOf(request);
  if (isMachinePath(path)) return reply.callNotFound() as unknown as FastifyReply;
  if (!isProPath(path)) return reply.redirect(toProPath(request.url), 302);
  if (!existsSync(`${folder}/index.html`)) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt('pro', 'npm run build'));
  return reply
    .headers(pageHeaders('', { tileTemplate: null, isDrawnInBrowser: true }))
    .header('cache-control', 'no-cache')
    .sendFile('index.html', folder, { cacheControl: false });
}

type PublicRequest = {
  app: FastifyInstance;
  request: FastifyRequest;
  reply: FastifyReply;
  renderer: () => Promise<PageRenderer | undefined>;
  options: WebOptions;
};

async function sendPublic({ app, request, reply, renderer, options }: PublicRequest): Promise<FastifyReply> {
  const path = pathOf(request);
  const locale = localeOf(request);
  const origins = originsOf(request.protocol, request.host, options.hosts);
  if (isMachinePath(path)) return reply.callNotFound() as unknown as FastifyReply;
  if (isProPath(path)) return reply.redirect(`${origins.proOrigin}${request.url}`, 302);
  const render = await renderer();
  if (!render) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt('public', 'npm run build'));
  const tileTemplate = options.site.tiles?.url ?? null;
  try {
    const site: Site = { ...options.site, ...origins, locale, now: options.clock.now().toISOString() };
    const page = await render({ url: origins.origin + request.url, site, fetch: injectFetch(app, request.ip) });
    reply.header('vary', 'Cookie').header('content-language', locale);
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
    if (page.status === 503) reply.header('retry-after', '1');
    return reply
      .code(page.status)
      .headers(pageHeaders(page.html, { tileTemplate }))
      .header('cache-control', page.isPrivate ? 'private, no-store' : 'no-cache')
      .type(htmlType)
      .send(page.html);
  } catch (error) {
    request.log.error({ err: error, path }, 'page could not be rendered');
    const html = failurePage(options.site.name, locale);
    return reply.code(500).headers(pageHeaders(html, { tileTemplate })).header('cache-control', 'no-store').type(htmlType).send(html);
  }
}
