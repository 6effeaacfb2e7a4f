import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeBuiltSites } from '../../../test/servers/built-sites.ts';
import { readConfig } from '../../config/config.ts';
import { installedSite } from '../../config/installed-site.ts';
import { createHttpServer, type HttpServer } from '../../platform/http-server.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { webRoutes } from './web.routes.ts';

const sites = writeBuiltSites();
let app: HttpServer;
// Keys under which the server looks for pages in its cache.
let keys: string[] = [];
const pages: PageCache = {
  find: (key, draw) => {
    keys.push(key);
    return draw();
  },
  change: () => undefined,
  open: () => undefined,
  close: () => undefined,
};

beforeAll(async () => {
  app = await createHttpServer({ logLevel: 'silent', trustProxy: 1 });
  await app.register(webRoutes, {
    clock: { now: () => new Date('2026-06-10T10:00:00Z') },
    pages,
    changes: { follow: () => undefined },
    hosts: { main: 'localhost', pro: 'pro.localhost' },
    site: installedSite(
      readConfig({ DATABASE_URL: 'postgresql://app@localhost/app', MAP_TILES_URL: '' }),
    ),
    publicDist: sites.publicDist,
    proDist: sites.proDist,
  });
});
beforeAll(() => {
  app.get(
    '/api/v1/towns/amboise',
    { config: { access: 'public' }, schema: { operationId: 'getTown' } },
    async () => ({ position: { lon: 0.9826, lat: 47.4111 } }),
  );
});
beforeEach(() => {
  keys = [];
});
afterAll(async () => {
  await app.close();
  sites.remove();
});

const inTours = 'parages-place=0.7%2C47.39';
const attributes = 'Max-Age=33955200; Path=/; SameSite=Lax';

async function get(url: string, cookie = '', headers: Record<string, string> = {}) {
  const answer = await app.inject({ url, headers: { host: 'localhost', cookie, ...headers } });
  return { ...answer.headers, status: answer.statusCode };
}

describe('decisions "A page opened without a position in its address takes it as the manual one and puts it into the query string"', () => {
  it.each([
    ['/', '/?coords=0.7,47.39'],
    ['/home?dist=5', '/home?dist=5&coords=0.7,47.39'],
    ['/category/concerts?opts=free,pmr', '/category/concerts?opts=free,pmr&coords=0.7,47.39'],
    ['/promotions/musees', '/promotions/musees?coords=0.7,47.39'],
    ['/?coords=nowhere', '/?coords=0.7,47.39'],
  ])('redirects %s to %s before rendering, uncacheable, with the place cookie', async (url, to) => {
    expect(await get(url, inTours)).toMatchObject({
      status: 302,
      location: to,
      'cache-control': 'private, no-store',
      'set-cookie': `${inTours}; ${attributes}`,
    });
    expect(keys).toEqual([]);
    expect((await get(to, inTours)).status).toBe(200);
  });

  it('redirects a signed-in visitor with a place cookie too', async () => {
    expect(await get('/', `sFrontToken=x; ${inTours}`)).toMatchObject({
      status: 302,
      location: '/?coords=0.7,47.39',
    });
  });

  it.each(['/?coords=2.35,48.85', '/ville/angers', '/evenement/fete', '/commencez', '/favorites'])(
    'renders %s without a redirect, although the visitor has a place cookie',
    async (url) => {
      expect((await get(url, inTours)).status).toBe(200);
    },
  );

  it.each([
    '',
    'parages-place=',
    'parages-place=181%2C47',
    'parages-place=0.70412%2C47.39',
    'parages-place=%2F%2Fevil.example',
    'parages-place=%E0%A4%A',
    `parages-place=${'1'.repeat(4000)}`,
  ])('renders / without redirect for a missing or invalid place cookie: %#', async (cookie) => {
    expect(await get('/', cookie)).toMatchObject({
      status: 200,
      'cache-control': 'private, no-cache',
    });
  });

  it('looks for a page in the cache under the same key, with and without the place cookie', async () => {
    await get('/?coords=0.7,47.39');
    await get('/?coords=0.7,47.39', inTours);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('decisions "A place chosen by hand […] is kept on the device": without scripts', () => {
  it.each([
    ['/ville/angers', '-0.55%2C47.47'],
    ['/ville/angers/category/concerts/demain', '-0.55%2C47.47'],
    ['/ville/amboise', '0.98%2C47.41'],
    ['/ville/amboise/category/concerts', '0.98%2C47.41'],
    ['/commencez?ville=poitiers', '0.34%2C46.58'],
    ['/?place=Chinon', '0.24%2C47.17'],
    ['/ville/tours?place=Chinon&dist=5', '0.24%2C47.17'],
    ['/?place=Chinon&coords=2.35,48.85', '0.24%2C47.17'],
  ])('%s sets the place cookie to %s', async (url, value) => {
    expect((await get(url, inTours))['set-cookie']).toBe(`parages-place=${value}; ${attributes}`);
  });

  it.each([
    ['a shared address with a place', '/?coords=2.35,48.85'],
    ['the page of the remembered town', '/ville/tours'],
    ['an event under the path of a town', '/ville/angers/evenement/fete'],
    ['an event under the path of a commune', '/ville/amboise/evenement/fete'],
    ['the first step for a commune', '/commencez?ville=amboise'],
    ['a page of a town that does not exist', '/ville/tours/lost'],
    ['a town without a page', '/ville/atlantis'],
    ['a form whose place is unknown', '/?place=Nowhere&coords=2.35,48.85'],
    ['an empty form', '/?place='],
    ['another page', '/notre-histoire'],
  ])('%s does not set the place cookie', async (_, url) => {
    expect((await get(url, inTours))['set-cookie']).toBeUndefined();
  });

  it.each(['/ville/angers', '/'])(
    '%s sets the place cookie at a visit, but not when a service worker fetches it',
    async (url) => {
      const fetched = await get(url, inTours, { 'sec-fetch-dest': 'empty' });
      expect(fetched['set-cookie']).toBeUndefined();
      const visited = await get(url, inTours, { 'sec-fetch-dest': 'document' });
      expect(visited['set-cookie']).toMatch(/^parages-place=/);
    },
  );

  it('marks the place cookie as Secure over HTTPS', async () => {
    const answer = await get('/ville/tours', '', { 'x-forwarded-proto': 'https' });
    expect(answer['set-cookie']).toMatch(/; Secure; /);
  });
});
