import { rateLimits } from '@parages/contracts/vocabulary/limits';
import { apiKeyLimits } from '@parages/contracts/vocabulary/organisations/api-keys';
import type { FastifyInstance } from 'fastify';
import request from 'supertest';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import type { ReadApiKey } from '../access/api-keys.ts';
import type { Viewer } from '../access/viewer.ts';
import { createHttpServer } from '../http-server.ts';
import type { RateClass } from './rate-classes.domain.ts';

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

const keyClasses = Object.keys(apiKeyLimits.perMinute) as (keyof typeof apiKeyLimits.perMinute)[];

const viewer = { userId: 'ada', isVerified: true, permissions: [], role: 'user' } satisfies Viewer;

async function serve({
  factor,
  readViewer,
  readApiKey,
}: {
  factor: number;
  readViewer?: () => Promise<Viewer | null>;
  readApiKey?: ReadApiKey;
}) {
  const { db } = await emptyDatabase();
  let now = Date.parse('2026-06-10T10:00:00Z');
  const clock = { now: () => new Date(now) };
  const rateLimits = { db, clock, factor, secret: 'a secret' };
  const app = await createHttpServer({
    logLevel: 'silent',
    trustProxy: ['loopback'],
    rateLimits,
    ...(readViewer && { readViewer }),
    ...(readApiKey && { readApiKey }),
  });
  opened.push(app);
  const open = { config: { access: 'public' as const }, schema: { operationId: 'x' } };
  let handled = 0;
  const answer = async () => {
    handled += 1;
    return { handled };
  };
  app.get('/api/v1/thing', open, answer);
  app.get('/api/v1/other', open, answer);
  app.get('/api/v1/search', { ...open, config: { access: 'public', rate: 'search' } }, answer);
  app.get('/page', open, answer);
  app.get('/free', { ...open, config: { access: 'public', rate: 'exempt' } }, answer);
  app.post('/api/v1/thing', open, answer);
  app.post('/api/v1/upload', { ...open, config: { access: 'session', rate: 'upload' } }, answer);
  app.post('/auth-api/signin', open, answer);
  for (const rate of keyClasses)
    app.get(`/api/v1/class/${rate}`, { ...open, config: { access: 'public', rate } }, answer);
  await app.ready();
  const agent = request(app.server);
  const ask = (method: 'get' | 'post', path: string, address = '192.0.2.1') =>
    agent[method](path).set('x-forwarded-for', address);
  const advance = (ms: number): void => {
    now += ms;
  };
  return { app, db, ask, advance, handled: () => handled, answer };
}

const statuses = async (
  times: number,
  ask: () => PromiseLike<{ status: number }>,
): Promise<number[]> => {
  const found: number[] = [];
  for (let n = 0; n < times; n += 1) found.push((await ask()).status);
  return found;
};

describe('a client address under rate limiting', () => {
  it('above its limit gets 429 with Retry-After and a problem until the window ends', async () => {
    const { ask, advance, handled } = await serve({ factor: 3 / rateLimits.perAddress.read });
    const first = await ask('get', '/api/v1/thing');
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '3',
      'ratelimit-remaining': '2',
      'ratelimit-reset': '60',
    });
    advance(20_000);
    expect(await statuses(3, () => ask('get', '/api/v1/thing'))).toEqual([200, 200, 429]);
    const refused = await ask('get', '/api/v1/thing');
    expect(refused.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'retry-after': '40',
      'cache-control': 'no-store',
      'ratelimit-limit': '3',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '40',
    });
    expect(refused.body).toMatchObject({
      code: 'rate_limited',
      status: 429,
      type: '/api/problems/rate_limited',
    });
    expect(handled()).toBe(3);
    advance(40_000);
    expect((await ask('get', '/api/v1/thing')).status).toBe(200);
  });

  it('has one limit per class of routes ("read", "search"), shared by all routes of the class', async () => {
    const { ask } = await serve({ factor: 3 / rateLimits.perAddress.read });
    expect(await statuses(3, () => ask('get', '/api/v1/thing'))).toEqual([200, 200, 200]);
    expect((await ask('get', '/api/v1/other')).status).toBe(429);
    expect((await ask('get', '/api/v1/search')).status).toBe(200);
    expect((await ask('get', '/api/v1/search')).status).toBe(429);
  });

  it('gets 429 above its limit for requests of unknown paths too', async () => {
    const { ask } = await serve({ factor: 2 / rateLimits.perAddress.read });
    expect(await statuses(3, () => ask('get', '/api/v1/none'))).toEqual([404, 404, 429]);
  });

  it('is counted by /64 network in IPv6, and by its IPv4 form when it is IPv4-mapped', async () => {
    const { ask } = await serve({ factor: 1 / rateLimits.perAddress.read });
    expect((await ask('get', '/api/v1/thing', '2001:db8:1:2::1')).status).toBe(200);
    expect((await ask('get', '/api/v1/thing', '2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await ask('get', '/api/v1/thing', '2001:db8:1:3::1')).status).toBe(200);
    expect((await ask('get', '/api/v1/thing', '192.0.2.9')).status).toBe(200);
    expect((await ask('get', '/api/v1/thing', '::ffff:192.0.2.9')).status).toBe(429);
  });

  it('may be any text in X-Forwarded-For: the request gets 200', async () => {
    const { ask } = await serve({ factor: 1 / rateLimits.perAddress.read });
    for (const text of ['unknown', 'fe80::1%eth0', '[::1]:80', 'x'.repeat(8000)])
      expect((await ask('get', '/api/v1/thing', text)).status, text.slice(0, 20)).toBe(200);
  });

  it('is not limited on exempt routes, which send no limit headers', async () => {
    const { ask } = await serve({ factor: 1 / rateLimits.perAddress.render });
    expect(await statuses(4, () => ask('get', '/free'))).toEqual([200, 200, 200, 200]);
    expect((await ask('get', '/free')).headers['ratelimit-limit']).toBeUndefined();
  });

  it('is not counted for in-process API calls of a page', async () => {
    const { app, ask } = await serve({ factor: 1 / rateLimits.perAddress.read });
    for (let n = 0; n < 3; n += 1) expect((await app.inject('/api/v1/thing')).statusCode).toBe(200);
    expect((await ask('get', '/api/v1/thing', '127.0.0.1')).status).toBe(200);
  });
});

describe('a write request under rate limiting', () => {
  it('above the limit gets 429 before its body is parsed', async () => {
    const { ask } = await serve({ factor: 1 / rateLimits.perAddress.write });
    const send = () =>
      ask('post', '/api/v1/thing').set('content-type', 'application/json').send('{"broken"');
    expect(await statuses(2, send)).toEqual([400, 429]);
  });

  it('has another limit than sign-in, and is counted apart from it', async () => {
    const { ask } = await serve({ factor: 1 / rateLimits.perAddress['sign-in'] });
    expect(await statuses(2, () => ask('post', '/auth-api/signin'))).toEqual([200, 429]);
    expect(await statuses(3, () => ask('post', '/api/v1/thing'))).toEqual([200, 200, 429]);
  });

  it('is accepted five times of 20 concurrent ones when the limit is five; the database stores the client address only as a hash', async () => {
    const { ask, db } = await serve({ factor: 5 / rateLimits.perAddress.write });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('post', '/api/v1/thing')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const rows = await db.$queryRawUnsafe<{ id: string }[]>('SELECT id FROM request_count');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.id).toMatch(/^[\w-]{43}$/);
  });

  it('is no longer counted in the database after the first refusal of its client', async () => {
    const { ask, db } = await serve({ factor: 1 / rateLimits.perAddress.write });
    await statuses(6, () => ask('post', '/api/v1/thing'));
    expect(await db.$queryRawUnsafe('SELECT used FROM request_count')).toEqual([{ used: 2 }]);
  });
});

describe('an account under rate limiting', () => {
  it('has a limit of uploads over all client addresses; the headers report the limit with fewer requests left', async () => {
    const { ask } = await serve({
      factor: 2 / rateLimits.perAccount.upload,
      readViewer: async () => viewer,
    });
    const first = await ask('post', '/api/v1/upload', '192.0.2.1');
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' });
    expect((await ask('post', '/api/v1/upload', '192.0.2.2')).status).toBe(200);
    expect((await ask('post', '/api/v1/upload', '192.0.2.3')).status).toBe(429);
  });

  it('is not counted for requests without a session: four above the limit get 401, none 429', async () => {
    const { ask } = await serve({
      factor: 2 / rateLimits.perAccount.upload,
      readViewer: async () => null,
    });
    expect(await statuses(4, () => ask('post', '/api/v1/upload'))).toEqual([401, 401, 401, 401]);
  });
});

describe('an API key under rate limiting', () => {
  const readApiKey: ReadApiKey = async (key) => ({
    id: key,
    actorId: `key:${key}`,
    organisationId: 'one',
    kind: 'secret',
    scopes: ['public:read'],
  });

  it.each(keyClasses)(
    'has a limit of the class %s over all client addresses, and gets 429 above it; another key does not',
    async (rate) => {
      const factor = 2 / apiKeyLimits.perMinute[rate];
      const { ask, advance } = await serve({ factor, readApiKey });
      const call = (key: string, address: string) =>
        ask('get', `/api/v1/class/${rate}`, address).set('authorization', `Bearer ${key}`);
      expect((await call('parages_sk_a', '192.0.2.1')).headers).toMatchObject({
        'ratelimit-limit': '2',
        'ratelimit-remaining': '1',
        'ratelimit-reset': '60',
      });
      advance(20_000);
      expect((await call('parages_sk_a', '192.0.2.2')).status).toBe(200);
      const refused = await call('parages_sk_a', '192.0.2.3');
      expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
      expect(refused.headers).toMatchObject({
        'retry-after': '40',
        'ratelimit-limit': '2',
        'ratelimit-remaining': '0',
        'ratelimit-reset': '40',
      });
      expect((await call('parages_sk_b', '192.0.2.3')).status).toBe(200);
    },
  );
});

it('a route with an unknown rate-limit class fails at start', async () => {
  const app = await createHttpServer({ logLevel: 'silent', trustProxy: false });
  const config = { access: 'public' as const, rate: 'everything' as RateClass };
  expect(() => app.get('/somewhere', { config }, async () => 'x')).toThrow(
    'unknown class of rate limit: everything',
  );
});
