import { afterAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../../../test/raw-socket.ts';
import { writeBuiltSites } from '../../../test/servers/built-sites.ts';
import { type Api, startApi } from '../../../test/servers/start-api.ts';

const sites = writeBuiltSites();
afterAll(sites.remove);

const real = { MAIN_HOST: 'parages.example', PRO_HOST: 'pro.parages.example' };
const start = (environment: Record<string, string> = {}): Promise<Api> =>
  startApi({ dists: sites, environment });

type Headers = Record<string, unknown>;
const wanted = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  'cross-origin-opener-policy': expect.stringMatching(/^same-origin/),
  'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
  'permissions-policy': expect.stringContaining('geolocation=(self)'),
  'content-security-policy': expect.stringMatching(
    /(default-src 'none'|default-src 'self'; script-src 'self').*frame-ancestors 'none'/,
  ),
};

function expectHeaders(headers: Headers, label: string): void {
  expect(headers, label).toMatchObject(wanted);
  expect(headers, label).not.toHaveProperty('x-powered-by');
  expect(String(headers['content-security-policy']), label).not.toContain('unsafe-eval');
}

const uuid = '0197a000-0000-7000-8000-000000000001';
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';

function listOperations({ app }: Api): { method: Method; url: string }[] {
  const { paths = {} } = app.swagger() as { paths?: Record<string, object> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({
      method: method.toUpperCase() as Method,
      url: path.replaceAll(/\{[^}]+\}/g, uuid),
    })),
  );
}

const hidden = [
  '/',
  '/ville/tours',
  '/broken',
  '/old',
  '/gone',
  '/down',
  '/private',
  '/org/x',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/evenements-1.xml',
  '/langue/en?to=/',
  '/langue/xx',
  '/assets/a.js',
  '/assets/long.js',
  '/assets/none.js',
  '/favicon.svg',
  '/og.svg',
  '/icons/icon-192.png',
  '/sw.js',
  '/manifest.webmanifest',
  '/og/parages.png',
  '/og/evenement/none.png',
  '/mediafile/none',
  '/mediafile/scene-music-1',
  '/desabonnement',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/reference',
  '/api/docs/reference/static/index.css',
  '/llms.txt',
  '/api/nothing',
  '/auth-api/x',
  '/auth-api/signin',
  '/api/v1/%',
  '/%',
  '/.well-known/security.txt',
];

describe('security headers (CSP without unsafe-eval, nosniff, X-Frame-Options and others)', () => {
  it('are on every operation of the API, called without a session', async () => {
    const api = await start();
    const operations = listOperations(api);
    expect(operations.length).toBeGreaterThan(100);
    for (const { method, url } of operations)
      expectHeaders((await api.app.inject({ method, url })).headers, `${method} ${url}`);
  });

  it('are on both sites, their files, the API documentation and the sign-in, for five methods', async () => {
    const { app } = await start();
    for (const host of ['localhost', 'pro.localhost'])
      for (const url of hidden)
        for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE'] as const)
          expectHeaders(
            (await app.inject({ method, url, headers: { host } })).headers,
            `${method} ${host} ${url}`,
          );
  });

  it('are on the problem documents of eight refused requests and on a CORS preflight', async () => {
    const { app } = await start();
    const type = { 'content-type': 'application/json' };
    const asked = [
      { code: 'not_found', url: '/api/v1/nothing' },
      { code: 'request_invalid', url: '/api/v1/%' },
      { code: 'host_unknown', url: '/', headers: { host: 'evil.example' } },
      { code: 'request_invalid', url: '/', headers: { host: 'a b' } },
      { code: 'session_missing', url: '/api/v1/me' },
      {
        code: 'request_invalid',
        method: 'POST',
        url: '/api/v1/feedback',
        headers: type,
        payload: '{',
      },
      {
        code: 'unsupported_media_type',
        method: 'POST',
        url: '/api/v1/feedback',
        headers: { 'content-type': 'a/b' },
        payload: 'x',
      },
      {
        code: 'payload_too_large',
        method: 'POST',
        url: '/api/v1/feedback',
        headers: type,
        payload: 'x'.repeat(1_048_577),
      },
    ] as const;
    for (const { code, ...options } of asked) {
      const answer = await app.inject(options);
      expect([answer.json().code, answer.headers['content-type']], code).toEqual([
        code,
        'application/problem+json; charset=utf-8',
      ]);
      expectHeaders(answer.headers, code);
    }
    const preflight = { origin: 'capacitor://localhost', 'access-control-request-method': 'PUT' };
    expectHeaders(
      (await app.inject({ method: 'OPTIONS', url: '/api/v1/me', headers: preflight })).headers,
      'preflight',
    );
  });

  it('are on the 400 or 431 to malformed bytes, CONNECT and huge headers, and on the 404 to a request with Expect', async () => {
    const { app } = await start();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const hostLine = 'Host: localhost\r\nConnection: close\r\n';
    const sent: [number, string][] = [
      [400, 'NONSENSE\r\n\r\n'],
      [400, `GET / HTTP/1.1\r\nHost: localhost\0\r\n\r\n`],
      [400, `CONNECT evil.example:443 HTTP/1.1\r\n${hostLine}\r\n`],
      [431, `GET / HTTP/1.1\r\n${hostLine}X: ${'x'.repeat(20_000)}\r\n\r\n`],
      [404, `GET /api/v1/nothing HTTP/1.1\r\n${hostLine}Expect: nothing\r\n\r\n`],
    ];
    for (const [status, bytes] of sent) {
      const answer = await sendRaw(app, bytes);
      expect([answer.status, JSON.parse(answer.body).status], bytes.slice(0, 60)).toEqual([
        status,
        status,
      ]);
      expectHeaders(answer.headers, bytes.slice(0, 60));
    }
  });
});

describe('Content-Security-Policy and Cross-Origin-Resource-Policy', () => {
  const none = /^default-src 'none';/;
  it.each([
    [
      '/api/v1/entities',
      'localhost',
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'cross-origin',
    ],
    ['/api/v1/me', 'localhost', none, 'same-origin'],
    ['/assets/a.js', 'localhost', none, 'cross-origin'],
    [
      '/favicon.svg',
      'localhost',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'cross-origin',
    ],
    ['/og/parages.png', 'localhost', /; sandbox$/, 'cross-origin'],
    [
      '/sw.js',
      'localhost',
      "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
      'cross-origin',
    ],
    [
      '/ville/tours',
      'localhost',
      /^default-src 'self'; script-src 'self' 'sha256-[^' ]+'; style-src 'self' 'sha256-/,
      'same-origin',
    ],
    [
      '/org/events',
      'pro.localhost',
      /^default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'/,
      'same-origin',
    ],
    ['/desabonnement', 'localhost', /^default-src 'none'; style-src 'sha256-/, 'same-origin'],
    ['/api/docs', 'localhost', /^default-src 'none'; style-src 'sha256-/, 'cross-origin'],
    ['/api/docs/reference', 'localhost', /^default-src 'none'; script-src 'self';/, 'cross-origin'],
  ])('of %s on the host %s match %s and %s', async (url, host, policy, resources) => {
    const { headers } = await (await start()).app.inject({ url, headers: { host } });
    expect(headers['content-security-policy']).toEqual(
      typeof policy === 'string' ? policy : expect.stringMatching(policy),
    );
    expect(headers['cross-origin-resource-policy']).toBe(resources);
  });
});

describe('HSTS', () => {
  it('is sent with pages and refusals when MAIN_HOST is public', async () => {
    const { app } = await start(real);
    const asked = {
      '/': 'parages.example',
      '/api/v1/%': 'parages.example',
      '/nothing': 'evil.example',
      '/org/': 'pro.parages.example',
    };
    for (const [url, host] of Object.entries(asked))
      expect(
        (await app.inject({ url, headers: { host } })).headers['strict-transport-security'],
      ).toBe('max-age=31536000');
  });

  it('includes sub-domains when HSTS_INCLUDE_SUBDOMAINS is true', async () => {
    const { app } = await start({ ...real, HSTS_INCLUDE_SUBDOMAINS: 'true' });
    const { headers } = await app.inject({
      url: '/robots.txt',
      headers: { host: 'parages.example' },
    });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('is not sent when MAIN_HOST is local, even with X-Forwarded-Proto: https', async () => {
    const { app } = await start({ TRUST_PROXY: 'loopback' });
    const { headers } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});
