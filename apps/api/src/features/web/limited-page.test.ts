import { rateLimits } from '@parages/contracts/vocabulary/limits';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { readConfig } from '../../config/config.ts';
import { installedSite } from '../../config/installed-site.ts';
import { createHttpServer, type HttpServer } from '../../platform/http-server.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { webRoutes } from './web.routes.ts';

let app: HttpServer;
let now = Date.parse('2026-06-10T10:00:00Z');
const clock = { now: () => new Date(now) };

beforeAll(async () => {
  const { db } = await emptyDatabase();
  app = await createHttpServer({
    logLevel: 'silent',
    trustProxy: false,
    rateLimits: { db, clock, factor: 1 / rateLimits.perAddress.render, secret: 'a secret' },
  });
  const nowhere = new URL('file:///nowhere/');
  await app.register(webRoutes, {
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
  await app.ready();
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
