import { rateLimits } from '@parages/contracts/vocabulary/limits';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { readConfig } from '../../config/config.ts';
import { installedSite } from '../../config/installed-site.ts';
import {
  createHttpServer,
  type HttpServer,
  type HttpServerOptions,
} from '../../platform/http-server.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { webRoutes } from './web.routes.ts';

let app: HttpServer;
let now = Date.parse('2026-06-10T10:00:00Z');
const clock = { now: () => new Date(now) };

async function openSite(options: Partial<HttpServerOptions>): Promise<HttpServer> {
  const opened = await createHttpServer({ logLevel: 'silent', trustProxy: false, ...options });
  const nowhere = new URL('file:///nowhere/');
  await opened.register(webRoutes, {
    clock,
    hosts: { main: 'localhost', pro: 'pro.localhost' },
    publicDist: nowhere,
    proDist: nowhere,
    pages: createPageCache({ maxBytes: 0, clock }),
    changes: { follow: () => undefined },
    site: installedSite(
      readConfig({ DATABASE_URL: 'postgresql://app@localhost/app', MAP_TILES_URL: '' }),
    ),
  });
  await opened.ready();
  return opened;
}

beforeAll(async () => {
  const { db } = await emptyDatabase();
  const factor = 1 / rateLimits.perAddress.render;
  app = await openSite({ rateLimits: { db, clock, factor, secret: 'a secret' } });
});
afterAll(() => app.close());
beforeEach(() => {
  now += rateLimits.windowMs;
});

async function getTwice(path: string, host: string, cookie = '') {
  const get = () => request(app.server).get(path).set({ host, cookie });
  expect((await get()).status).not.toBe(429);
  return get();
}

describe('an IP address over the page rate limit', () => {
  it('gets a page about the limit, with Retry-After and the headers of a page', async () => {
    const { status, text, headers } = await getTwice('/ville/tours', 'localhost');
    expect(status).toBe(429);
    expect(text).toContain('<h1>Trop de pages à la fois</h1>');
    expect(text).toContain('Attends une minute');
    expect(headers).toMatchObject({
      'retry-after': '60',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+'/);
  });

  it('gets the page about the limit in English when the visitor chose English', async () => {
    expect((await getTwice('/', 'localhost', 'parages-locale=en')).text).toContain(
      'Too many pages at once',
    );
  });

  it('gets the page about the limit with the formal "vous" on the professional site', async () => {
    expect((await getTwice('/org/events', 'pro.localhost')).text).toContain('Attendez une minute');
  });

  it('gets a problem document for a path of the API', async () => {
    const { body } = await getTwice('/api/nothing', 'localhost');
    expect(body).toMatchObject({ code: 'rate_limited' });
  });
});

describe('an overloaded server', () => {
  it.each([
    ['localhost', 'Attends quelques secondes'],
    ['pro.localhost', 'Attendez quelques secondes'],
  ])('answers a page of %s with 503, Retry-After and a page', async (host, sentence) => {
    const busy = await openSite({ load: { eventLoopMs: 0, heapPercent: 0.001, sampleMs: 10 } });
    const get = () => request(busy.server).get('/org/events').set({ host });
    await expect.poll(async () => (await get()).headers['retry-after']).toMatch(/^[2-5]$/);
    const { status, text } = await get();
    expect(status).toBe(503);
    expect(text).toContain('<h1>Beaucoup de monde en ce moment</h1>');
    expect(text).toContain(sentence);
    await busy.close();
  });
});
