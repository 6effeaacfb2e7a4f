// Specification: §2.7, §2.50, §2.51, §2.65, §4.14
// Specification: §4.34 (the provider's script on the payment screen alone), §8.4
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBuiltSites } from '../../../test/servers/built-sites.ts';
import { readConfig } from '../../config/config.ts';
import { installedSite } from '../../config/installed-site.ts';
import { createHttpServer, type HttpServer } from '../../platform/http-server.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { paymentSources } from './security-headers.ts';
import { type WebOptions, webRoutes } from './web.routes.ts';

const sites = writeBuiltSites();
let app: HttpServer;
const clock = { now: () => new Date('2026-06-10T10:00:00Z') };
const site = installedSite(
  readConfig({ DATABASE_URL: 'postgresql://app@localhost/app', MAP_TILES_URL: '' }),
);

async function serve(options: Partial<WebOptions> = {}): Promise<HttpServer> {
  const server = await createHttpServer({ logLevel: 'silent', trustProxy: false });
  await server.register(webRoutes, {
    clock,
    pages: createPageCache({ maxBytes: 0, clock }),
    changes: { follow: () => undefined },
    hosts: { main: 'localhost', pro: 'pro.localhost' },
    site,
    publicDist: sites.publicDist,
    proDist: sites.proDist,
    ...options,
  });
  return server;
}

beforeAll(async () => {
  app = await serve();
  app.get('/api/echo', { config: { access: 'public' } }, async (request) => ({ from: request.ip }));
});
afterAll(async () => {
  await app.close();
  sites.remove();
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const get = (url: string, host = 'localhost:3000', cookie = '') =>
  app.inject({ url, headers: { host, cookie } });

describe('the public host', () => {
  it('200: sends the page with its state, inline styles, low-priority scripts and security policy', async () => {
    const { statusCode, body, headers } = await get('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>$& 2026-06-10T10:00:00.000Z</title>');
    expect(body).toContain('<style data-whole="/assets/a.css">a{color:red}</style>');
    expect(body).toContain('fetchpriority="low"');
    expect(body).toContain('<p>fr http://pro.localhost:3000</p>');
    expect(body).toContain('<script type="application/json" id="page-state">{}</script>');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('issue "English as the second language of the public site, chosen in the footer": stores the choice in a cookie, which pages follow', async () => {
    const chosen = await get('/langue/en?to=/ville/tours%3Fdist%3D5');
    expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/ville/tours?dist=5']);
    expect(chosen.headers['set-cookie']).toBe(
      'parages-locale=en; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
    );
    const { body, headers } = await get('/', 'localhost:3000', 'parages-locale=en');
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('<p>en ');
    expect(headers['content-language']).toBe('en');
    expect(headers.vary).toMatch(/\bcookie\b/i);
  });

  it.each([
    ['en-GB,en;q=0.9,fr;q=0.8', '', 'en'],
    ['en', 'parages-locale=fr', 'fr'],
    ['fr-FR,fr;q=0.9,en;q=0.8', '', 'fr'],
    ['fr-FR', 'parages-locale=en', 'en'],
    ['de-DE,de;q=0.9,en;q=0.8', '', 'fr'],
    ['en;q=0.5, fr;q=0.7', '', 'fr'],
    ['*', '', 'fr'],
    [undefined, '', 'fr'],
  ])(
    'decisions "browser\'s language at the first visit when it is English; French otherwise; then what was chosen": Accept-Language %j with the cookie %j gets the page in %s',
    async (accepted, cookie, locale) => {
      const { body, headers } = await app.inject({
        url: '/',
        headers: {
          host: 'localhost:3000',
          'user-agent': firefox,
          cookie,
          ...(accepted !== undefined && { 'accept-language': accepted }),
        },
      });
      expect(body).toContain(`<html lang="${locale}">`);
      expect(body).toContain(`<p>${locale} `);
      expect(headers['content-language']).toBe(locale);
      expect(headers.vary).toMatch(/^Cookie, Accept-Language\b/);
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  it('decisions "Dark mode": one cached page serves all choices: an inline script, allowed by hash, reads the cookie, which the server renews', async () => {
    const [plain, dark] = [await get('/'), await get('/', 'localhost:3000', 'parages-scheme=dark')];
    expect(dark.body).toBe(plain.body);
    expect(dark.body).toContain('<script>early()</script>');
    const hash = createHash('sha256').update('early()').digest('base64');
    expect(dark.headers['content-security-policy']).toContain(
      `script-src 'self' 'sha256-${hash}';`,
    );
    expect(dark.headers['set-cookie']).toBe(
      'parages-scheme=dark; Max-Age=31536000; Path=/; SameSite=Lax',
    );
    const refreshed = { host: 'localhost:3000', 'sec-fetch-dest': 'empty' };
    for (const headers of [
      { host: 'localhost:3000', cookie: 'parages-scheme=neon' },
      { ...refreshed, cookie: 'parages-scheme=dark' },
    ])
      expect((await app.inject({ url: '/', headers })).headers['set-cookie']).toBeUndefined();
  });

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1)',
    'WhatsApp/2.23.20.0 A',
    'TelegramBot (like TwitterBot)',
  ])(
    '%s, which is no browser, gets the page in French although it accepts English',
    async (agent) => {
      const { headers } = await app.inject({
        url: '/',
        headers: {
          host: 'localhost:3000',
          'accept-language': 'en-US,en',
          'user-agent': agent,
        },
      });
      expect(headers['content-language']).toBe('fr');
    },
  );

  it('the failure page and the manifest are in English for an English browser', async () => {
    const inEnglish = {
      host: 'localhost:3000',
      'accept-language': 'en-GB',
      'user-agent': firefox,
    };
    expect((await app.inject({ url: '/broken', headers: inEnglish })).body).toContain(
      'Something went wrong',
    );
    const manifest = await app.inject({ url: '/manifest.webmanifest', headers: inEnglish });
    expect(manifest.json()).toMatchObject({ lang: 'en' });
    expect(manifest.headers.vary).toMatch(/^Cookie, Accept-Language\b/);
  });

  it('a language link redirects to no other site, and is 404 for an unsupported language', async () => {
    for (const to of [
      '//elsewhere.example',
      '/.//elsewhere.example',
      '/..//elsewhere.example',
      '/%2e//elsewhere.example',
      '/\\elsewhere.example',
    ])
      expect((await get(`/langue/en?to=${encodeURIComponent(to)}`)).headers.location).toBe('/');
    expect((await get('/langue/de?to=/')).statusCode).toBe(404);
    const { body, headers } = await get('/', 'localhost:3000', 'parages-locale=de');
    expect(body).toContain('<html lang="fr">');
    expect(headers['content-language']).toBe('fr');
  });

  it('shows an English failure page to a visitor who chose English', async () => {
    expect((await get('/broken', 'localhost:3000', 'parages-locale=en')).body).toContain(
      'Something went wrong',
    );
  });

  it('500: shows an HTML failure page when the built site cannot be loaded', async () => {
    sites.write('unloadable/package.json', '{"type":"module"}');
    sites.write('unloadable/server/entry-server.js', "throw new Error('broken build');");
    sites.write('unloadable/client/index.html', '<html></html>');
    const unloadable = await serve({ publicDist: pathToFileURL(`${sites.folder}/unloadable/`) });
    const { statusCode, headers } = await unloadable.inject({
      url: '/',
      headers: { host: 'localhost:3000' },
    });
    await unloadable.close();
    expect([statusCode, headers['content-type']]).toEqual([
      500,
      expect.stringContaining('text/html'),
    ]);
  });

  it('passes isPrerender to the renderer for a prerender agent only', async () => {
    const drawnFor = async (agent: string) =>
      (await app.inject({ url: '/', headers: { host: 'localhost:3000', 'user-agent': agent } }))
        .body;
    expect(await drawnFor('HeadlessChrome Prerender')).toContain('<p>fr all ');
    expect(await drawnFor('Mozilla/5.0')).toContain('<p>fr http');
  });

  it("answers the page's API requests in the process, with the visitor's IP address", async () => {
    expect((await get('/api-call')).body).toContain('{"from":"127.0.0.1"}');
  });

  it.each([
    ['/gone', 410],
    ['/down', 503],
    ['/broken', 500],
  ])('%s answers %d with a page', async (path, status) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  it('sends `private, no-store` with a page that the renderer calls private', async () => {
    expect((await get('/private')).headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['/old', 301, '/new'],
    ['/elsewhere', 302, '/'],
    ['/org', 302, 'http://pro.localhost:3000/org'],
    ['/org/events?x=1', 302, 'http://pro.localhost:3000/org/events?x=1'],
  ])('redirects %s with %d to %s', async (path, status, location) => {
    const answer = await get(path);
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  });

  it('404: answers an unknown API path with a problem document, not a page', async () => {
    const answer = await get('/api/v1/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  it('sends the precompressed copy of a built file when the browser accepts it, else the original', async () => {
    const ask = (accepted: string) =>
      app.inject({
        url: '/assets/long.js',
        headers: { host: 'localhost:3000', 'accept-encoding': accepted },
      });
    const [read, other] = [await ask('gzip, deflate, br'), await ask('identity')];
    expect([read.headers['content-encoding'], read.headers['content-type'], read.body]).toEqual([
      'br',
      expect.stringMatching(/javascript; charset=utf-8$/),
      'written beforehand',
    ]);
    expect([other.headers['content-encoding'], other.body.length]).toEqual([undefined, 5002]);
    expect([read, other].map(({ headers }) => String(headers.vary).toLowerCase())).toEqual([
      'accept-encoding',
      'accept-encoding',
    ]);
  });

  it('marks built files as immutable, and answers 404 for an unknown one', async () => {
    const answer = await get('/assets/a.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/none.js')).statusCode).toBe(404);
  });

  it('robots.txt forbids robots to read the API, except its guide and its document', async () =>
    expect((await get('/robots.txt')).body).toContain(
      'Allow: /api/docs\nAllow: /api/openapi.json\nDisallow: /api/\n',
    ));
});

describe('the professional host', () => {
  it.each(['/org', '/org/', '/org/events/new'])('serves the application at %s', async (path) => {
    const answer = await get(path, 'pro.localhost:3000');
    expect([answer.statusCode, answer.body]).toEqual([200, '<html>pro</html>']);
  });

  it('issue 18 "preview": may frame the public site, and nothing else', async () => {
    const { headers } = await get('/org/', 'pro.localhost:3000');
    expect(headers['content-security-policy']).toContain('frame-src http://localhost:3000;');
  });

  it('redirects /events to /org/events, with its query', async () => {
    expect((await get('/events?x=1', 'pro.localhost:3000')).headers.location).toBe(
      '/org/events?x=1',
    );
  });

  it.each([
    ['without settings', null],
    ['with settings', 'http://127.0.0.1:4555/mail'],
  ])('503: names the build command while the site is not built, %s', async (_, inboxUrl) => {
    const unbuilt = await serve({
      site: { ...site, inboxUrl },
      proDist: pathToFileURL(`${sites.folder}/unbuilt/`),
    });
    const { statusCode, body } = await unbuilt.inject({
      url: '/org/',
      headers: { host: 'pro.localhost:3000' },
    });
    await unbuilt.close();
    expect([statusCode, body]).toEqual([503, expect.stringContaining('npm run build')]);
  });

  it("allows the payment provider's sources on the payment page only", async () => {
    const shop = await serve({ payments: paymentSources(null) });
    const policyOf = async (url: string) =>
      (await shop.inject({ url, headers: { host: 'pro.localhost:3000' } })).headers[
        'content-security-policy'
      ];
    const [paying, detail] = [
      '/org/campaigns/0197a000-0000-7000-8000-0000000000c1/payment?x=1',
      '/org/campaigns',
    ];
    expect([await policyOf(paying), await policyOf(detail)]).toEqual([
      expect.stringContaining("script-src 'self' https://js.stripe.com"),
      expect.stringContaining("script-src 'self';"),
    ]);
    await shop.close();
  });

  it('of a configured installation gives the application the name of the product, its test mailbox, map tiles, blog and networks, and allows the tiles as image sources', async () => {
    sites.write('trial/index.html', '<html><head></head>pro</html>');
    const tiles = {
      url: 'https://tiles.example.org/{z}/{x}/{y}.png',
      attribution: '<a href="https://example.org">Exemple</a>',
    };
    const trial = await serve({
      site: {
        ...site,
        name: 'Sorties & Cie',
        inboxUrl: 'http://127.0.0.1:4555/mail?a=1&b="',
        tiles,
        blogUrl: 'https://blog.example.org',
        social: [{ network: 'Instagram', url: 'https://instagram.com/parages' }],
      },
      proDist: pathToFileURL(`${sites.folder}/trial/`),
    });
    const { headers, body } = await trial.inject({
      url: '/org/auth/login',
      headers: { host: 'pro.localhost:3000' },
    });
    await trial.close();
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(headers['content-security-policy']).toContain(
      "img-src 'self' data: https://tiles.example.org;",
    );
    expect(body).toBe(
      '<html data-product="Sorties &amp; Cie"><head><meta name="mail-inbox" content="http://127.0.0.1:4555/mail?a=1&amp;b=&quot;"><meta name="map-tiles" content="https://tiles.example.org/{z}/{x}/{y}.png" data-attribution="&lt;a href=&quot;https://example.org&quot;&gt;Exemple&lt;/a&gt;"><meta name="blog" content="https://blog.example.org"><meta name="social-network" content="https://instagram.com/parages" data-network="Instagram"></head>pro</html>',
    );
  });

  it('robots.txt forbids robots to read any page', async () =>
    expect((await get('/robots.txt', 'pro.localhost:3000')).body).toContain('Disallow: /\n'));
});
