import { expect, it } from 'vitest';
import { sendRaw } from '../../../test/raw-socket.ts';
import { startApi } from '../../../test/servers/start-api.ts';

const targets = [
  '/',
  '/ville/tours',
  '/org/events',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/langue/en?to=/',
  '/assets/x.js',
  '/api/v1/places?q=tours',
  '/api/v1/pois/none',
  '/api/openapi.json',
  '/api/docs',
  '/mediafile/x',
  '/og/parages.png',
  '/nothing',
  '/api/v1/%',
];
const line = (name: string) => `Host: ${name}\r\n`;
const hostLines = {
  missing: '',
  empty: line(''),
  space: line(' '),
  inside: line('a b'),
  nul: line('evil.example\0'),
  open: line('[::1'),
  user: line('evil.example@localhost'),
  port: line('localhost:99999'),
  negative: line('localhost:-1'),
  unicode: line('évil.example'),
  long: line(`evil.example${'x'.repeat(10_000)}`),
  two: line('localhost') + line('evil.example'),
  twice: line('localhost') + line('localhost'),
  unknown: line('evil.example'),
  below: line('evil.example.localhost.example'),
  other: line('evil.example:3000'),
  address: line('192.0.2.1'),
  path: line('localhost/evil.example'),
  markup: line('<evil.example>'),
  list: line('localhost, evil.example'),
};

it.each(Object.entries(hostLines))(
  'the service answers a hostile Host (%s) with 400 or 421 on sixteen routes, without repeating evil.example',
  async (_name, lines) => {
    const { app } = await startApi();
    await app.listen({ port: 0, host: '127.0.0.1' });
    for (const target of targets)
      for (const version of ['HTTP/1.1', 'HTTP/1.0']) {
        const { status, headers, body } = await sendRaw(
          app,
          `GET ${target} ${version}\r\n${lines}Connection: close\r\n\r\n`,
        );
        expect([400, 421], `${target} ${version}`).toContain(status);
        expect(JSON.stringify(headers) + body).not.toContain('evil.example');
      }
  },
);

it('the service answers an unknown host with 421: a problem document, or a page when the request accepts HTML', async () => {
  const { get, app } = await startApi();
  const program = await get('/places', { q: 'tours' }, { host: 'evil.example' });
  expect([program.status, program.body.code, program.headers['cache-control']]).toEqual([
    421,
    'host_unknown',
    'no-store',
  ]);
  const browser = await app.inject({
    url: '/ville/tours',
    headers: { host: 'evil.example', accept: 'text/html,*/*;q=0.8' },
  });
  expect([browser.statusCode, browser.headers['content-type']]).toEqual([
    421,
    'text/html; charset=utf-8',
  ]);
  expect(browser.body).toContain('Adresse inconnue');
});

it('the service answers 400 to four request targets that are not a path, without repeating evil.example', async () => {
  const { app } = await startApi();
  await app.listen({ port: 0, host: '127.0.0.1' });
  for (const first of [
    'GET http://evil.example/robots.txt',
    'GET http://localhost/robots.txt',
    'OPTIONS *',
    'GET evil.example/robots.txt',
  ]) {
    const { status, body } = await sendRaw(
      app,
      `${first} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(status, first).toBe(400);
    expect(body).not.toContain('evil.example');
  }
});

it('the service reads X-Forwarded-Host of a trusted proxy only, and refuses its X-Forwarded-Proto "javascript"', async () => {
  const direct = (await startApi()).app;
  const behind = (await startApi({ environment: { TRUST_PROXY: 'loopback' } })).app;
  const ask = async (app: typeof direct, host: string, forwarded: string, protocol = 'https') => {
    const headers = { host, 'x-forwarded-host': forwarded, 'x-forwarded-proto': protocol };
    return (await app.inject({ url: '/robots.txt', headers })).statusCode;
  };
  expect([
    await ask(direct, 'localhost', 'evil.example'),
    await ask(direct, 'evil.example', 'localhost'),
  ]).toEqual([200, 421]);
  expect([
    await ask(behind, 'internal', 'localhost'),
    await ask(behind, 'localhost', 'evil.example'),
  ]).toEqual([200, 421]);
  expect(await ask(behind, 'localhost', 'localhost', 'javascript')).toBe(400);
});

it('the service serves its two sites and the hosts of ALLOWED_HOSTS and STAGING_HOSTS; no local host when MAIN_HOST is public', async () => {
  const environment = {
    MAIN_HOST: 'parages.example',
    PRO_HOST: 'pro.parages.example',
    ALLOWED_HOSTS: 'a.example',
    STAGING_HOSTS: 'b.example',
  };
  const { app } = await startApi({ environment });
  const statuses = [
    'parages.example',
    'pro.parages.example',
    'a.example',
    'b.example',
    'localhost',
    '127.0.0.1',
  ].map(async (host) => (await app.inject({ url: '/robots.txt', headers: { host } })).statusCode);
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 421, 421]);
});
