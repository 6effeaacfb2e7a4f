import { request as httpRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isLoopback } from './refusals.ts';
import { type Sandbox, startSandbox } from './start-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ environment: {} });
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.reset());

const at = (path: string) => `${sandbox.url}${path}`;
const discovery = () => fetch(at('/google/.well-known/openid-configuration'));
const control = (method: string, path: string, body?: object) =>
  fetch(at(path), {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const ask = (body: object) => control('POST', '/_sandbox/faults', body);
const listFaults = async () =>
  z
    .object({ items: z.array(z.unknown()) })
    .parse(await (await fetch(at('/_sandbox/faults'))).json()).items;

describe('the sandbox refuses to start', () => {
  it.each([
    ['in production', { environment: { NODE_ENV: 'production' } }, /production/],
    ['with SERVICES=live', { environment: { SERVICES: 'live' } }, /SERVICES=live/],
    ['on all network interfaces', { environment: {}, host: '0.0.0.0' }, /this machine only/],
    [
      'on a private network address',
      { environment: {}, host: '192.168.1.20' },
      /this machine only/,
    ],
    [
      'with a live key in the environment',
      { environment: { STRIPE_SECRET_KEY: 'sk_live_51abc' } },
      /STRIPE_SECRET_KEY holds a live key/,
    ],
  ])('%s', async (_case, options, reason) => {
    await expect(startSandbox(options)).rejects.toThrow(reason);
  });

  it('on an HTTP or SMTP port in use', async () => {
    await expect(
      startSandbox({ environment: {}, ports: { http: Number(new URL(sandbox.url).port) } }),
    ).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    const smtp = Number(new URL(sandbox.settings.mail?.SMTP_URL ?? '').port);
    await expect(startSandbox({ environment: {}, ports: { smtp } })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});

it.each(['127.0.0.1', '127.1.2.3', '::1', '[::1]', 'localhost', 'pro.localhost'])(
  'isLoopback returns true for the address %s',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

it.each([
  '',
  '0.0.0.0',
  '192.168.1.20',
  '::',
  '128.0.0.1',
  '127.0.0.1.attacker.example',
  'localhost.attacker.example',
  'notlocalhost',
])('isLoopback returns false for the address "%s"', (host) => {
  expect(isLoopback(host)).toBe(false);
});

describe('the HTTP server of the sandbox', () => {
  it('answers the home page with the header x-sandbox, the banner and a link to the inbox', async () => {
    const answer = await fetch(at('/'));
    expect(answer.headers.get('x-sandbox')).toBe('true');
    const page = await answer.text();
    expect(page).toContain('BAC À SABLE');
    expect(page).toContain('href="/mail"');
  });

  it('answers 404 to an unsupported route, as JSON or as a page', async () => {
    const answer = await fetch(at('/google/revoke'), { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-sandbox')).toBe('true');
    expect(await answer.json()).toEqual({ error: expect.stringContaining('POST /google/revoke') });
    const page = await fetch(at('/nothing'), { headers: { accept: 'text/html' } });
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('BAC À SABLE');
  });

  it('answers 421 to a host name outside this machine', async () => {
    const { hostname, port } = new URL(sandbox.url);
    const status = await new Promise((resolve, reject) => {
      const options = {
        hostname,
        port,
        path: '/mail/messages',
        headers: { host: 'parages.attacker.example' },
      };
      httpRequest(options, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(421);
  });

  it('answers 403 when a header, the URL or the body contains a live key', async () => {
    const headers = { authorization: 'Bearer sk_live_51abc' };
    expect((await fetch(at('/v1/checkout/sessions'), { headers })).status).toBe(403);
    expect((await fetch(at('/v1/checkout/sessions?key=pk_live_51abc'))).status).toBe(403);
    const body = new URLSearchParams({ client_secret: 'rk_live_51abc' });
    expect((await fetch(at('/google/token'), { method: 'POST', body })).status).toBe(403);
  });
});

describe('faults planned with POST /_sandbox/faults', () => {
  it('status: answers the planned status and Retry-After the requested number of times, then 200', async () => {
    await ask({ service: 'google', mode: 'status', status: 429, retryAfterS: 5, times: 2 });
    const first = await discovery();
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '5']);
    expect((await discovery()).status).toBe(429);
    expect((await discovery()).status).toBe(200);
  });

  it('delay: answers 200 after the planned delay', async () => {
    await ask({ service: 'google', mode: 'delay', delayMs: 150, times: 1 });
    const startedAt = performance.now();
    expect((await discovery()).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(140);
  });

  it('malformed: answers invalid JSON', async () => {
    await ask({ service: 'google', mode: 'malformed', times: 1 });
    await expect((await discovery()).json()).rejects.toThrow(SyntaxError);
  });

  it('html: answers with a web page', async () => {
    await ask({ service: 'google', mode: 'html', times: 1 });
    expect((await discovery()).headers.get('content-type')).toContain('text/html');
  });

  it('refuse: closes the connection', async () => {
    await ask({ service: 'google', mode: 'refuse', times: 1 });
    await expect(discovery()).rejects.toThrow('fetch failed');
  });

  it('lose-answer: executes the request without answering', async () => {
    const count = async () =>
      z
        .object({ items: z.array(z.unknown()) })
        .parse(await (await fetch(at('/analytics/events'))).json()).items.length;
    await ask({ service: 'analytics', mode: 'lose-answer', times: 1 });
    await expect(
      fetch(at('/e/'), { method: 'POST', body: JSON.stringify({ event: 'one' }) }),
    ).rejects.toThrow('fetch failed');
    expect(await count()).toBe(1);
  });

  it('apply to one service only, until they are cleared for it', async () => {
    await ask({ service: 'apple', mode: 'status', status: 503 });
    expect((await discovery()).status).toBe(200);
    for (const _again of [1, 2, 3]) expect((await fetch(at('/apple/auth/keys'))).status).toBe(503);
    expect((await control('DELETE', '/_sandbox/faults?service=google')).status).toBe(204);
    expect(await listFaults()).toHaveLength(1);
    expect((await control('DELETE', '/_sandbox/faults?service=apple')).status).toBe(204);
    expect((await fetch(at('/apple/auth/keys'))).status).toBe(200);
  });

  it('cannot be planned or cleared for an unknown service, or planned with the status 200', async () => {
    expect((await ask({ service: 'weather', mode: 'refuse' })).status).toBe(400);
    expect((await ask({ service: 'google', mode: 'status', status: 200 })).status).toBe(400);
    expect((await control('DELETE', '/_sandbox/faults?service=weather')).status).toBe(400);
  });

  it('are limited to 100, and removed by a reset', async () => {
    for (let count = 0; count < 100; count += 1) await ask({ service: 'google', mode: 'refuse' });
    expect((await ask({ service: 'google', mode: 'refuse' })).status).toBe(409);
    expect((await control('POST', '/_sandbox/reset')).status).toBe(204);
    expect(await listFaults()).toEqual([]);
  });
});

it('GET /_sandbox/settings returns the settings that point to the sandbox', async () => {
  const answer = await fetch(at('/_sandbox/settings'));
  expect(await answer.json()).toEqual(sandbox.settings);
});
