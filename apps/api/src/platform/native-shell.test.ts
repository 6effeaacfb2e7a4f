import { expect, it } from 'vitest';
import { createHttpServer } from './http-server.ts';
import { isNativeCall } from './native-shell.ts';

async function serve() {
  const app = await createHttpServer({
    logLevel: 'silent',
    trustProxy: false,
    appScheme: 'parages',
  });
  app.get('/mine', { config: { access: 'session' } }, async () => 'x');
  app.get('/thing', { config: { access: 'public' } }, async () => 'x');
  return app;
}

it.each(['capacitor://localhost', 'parages://localhost', 'https://localhost'])(
  'nativeShell allows the origin %s to send authorization and if-none-match, but no cookies, and to read the rate limit, etag and allow',
  async (origin) => {
    const app = await serve();
    const { headers } = await app.inject({ url: '/thing', headers: { origin } });
    expect(headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/thing',
      headers: { origin, 'access-control-request-method': 'PUT' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('authorization');
    expect(preflight.headers['access-control-allow-headers']).toContain('if-none-match');
    expect(headers['access-control-expose-headers']).toContain(
      'retry-after, ratelimit-limit, ratelimit-remaining, ratelimit-reset, etag, allow',
    );
  },
);

it.each([
  'https://evil.example',
  'http://localhost',
  'https://localhost:8443',
  'https://localhost.evil.example',
  'evil://localhost',
  'null',
])(
  'nativeShell sends no CORS header to the origin %s and answers its OPTIONS with 404',
  async (origin) => {
    const app = await serve();
    const { headers } = await app.inject({ url: '/thing', headers: { origin } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(
      (await app.inject({ method: 'OPTIONS', url: '/thing', headers: { origin } })).statusCode,
    ).toBe(404);
  },
);

it.each([
  ['capacitor://localhost', 'parages.example', true],
  ['parages://localhost', 'parages.example', true],
  ['https://localhost', 'parages.example', true],
  ['https://localhost', 'localhost:3000', true],
  ['https://localhost', 'localhost', false],
  ['https://parages.example', 'parages.example', false],
  [undefined, 'parages.example', false],
])('isNativeCall for the origin %s and the host %s is %s', (origin, host, expected) =>
  expect(isNativeCall({ origin, host }, 'parages')).toBe(expected),
);

it.each([
  ['/mine', 401],
  ['/nothing', 404],
])('the mobile application can read the refusal of %s: %i', async (url, status) => {
  const app = await serve();
  const answer = await app.inject({ url, headers: { origin: 'capacitor://localhost' } });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['access-control-allow-origin']).toBe('capacitor://localhost');
});
