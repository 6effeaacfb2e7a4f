// Specification of redaction: no secret of a request is in a log, a metric, a problem, a trace or an
// error event.
import { randomBytes } from 'node:crypto';
import { startSandbox } from '@parages/sandbox/start-sandbox';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openErrorTracker } from '../src/platform/error-tracker/open-error-tracker.ts';
import { loggerOptions } from '../src/platform/logging/logger-options.ts';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import { openTracing } from '../src/platform/tracing/open-tracing.ts';
import { startAuth } from './servers/start-auth.ts';

const canary = (name: string): string => `${name}${randomBytes(12).toString('hex')}`;
const bad = {
  password: canary('Passwort'),
  apiKey: `parages_sk_${canary('k')}`,
  jwt: `eyJhbGciOiJIUzI1NiJ9.${canary('p')}.${canary('s')}`,
  mailToken: canary('mail'),
  linkToken: randomBytes(32).toString('hex'),
  code: canary('code'),
  signature: canary('v1'),
  inbound: canary('inbound'),
  webhookSecret: `whsec_${canary('w')}`,
  databasePassword: canary('db'),
  rowValue: canary('row'),
  cookie: canary('cookie'),
};

const lines: string[] = [];
const metrics = createMetrics();
const sandbox = await startSandbox({ environment: {} });
const watching = { service: 'parages-test', log: { warn: () => undefined } };
const tracing = await openTracing({ ...watching, endpoint: `${sandbox.url}/otlp`, share: 1 });
const errorTracker = await openErrorTracker({
  ...watching,
  dsn: `${sandbox.url.replace('://', '://bacasable@')}/errors-in/1`,
  environment: 'test',
});
const { app, db, open, signUp, linkOf } = await startAuth({
  environment: {
    LOG_LEVEL: 'debug',
    MAIL_REPLY_ADDRESS: 'reponse@reponses.example',
    MAIL_REPLY_KEY: '0123456789abcdef'.repeat(4),
    MAIL_INBOUND_PASSWORD: canary('true-inbound-password'),
    PAYMENTS_SECRET_KEY: 'sk_test_x',
    PAYMENTS_PUBLISHABLE_KEY: 'pk_test_x',
    PAYMENTS_WEBHOOK_SECRET: 'whsec_x',
  },
  seen: { logStream: { write: (line) => void lines.push(line) }, metrics, tracing },
  routes: async (server) => {
    server.get('/fails', { config: { access: 'public' } }, async () => {
      throw failure();
    });
  },
});
let origin = '';
beforeAll(async () => {
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  metrics.registry.clear();
  await Promise.all([tracing?.stop(), errorTracker?.stop()]);
  await sandbox.close();
});

/** What a driver, a fetch and a library may throw. */
function failure(): Error {
  const cause = new Error(`connect postgres://app:${bad.databasePassword}@db/x`);
  const error = new Error(`GET https://provider.example/token?code=${bad.code} failed`, { cause });
  const config = { headers: { authorization: `Bearer ${bad.apiKey}` } };
  return Object.assign(error, { detail: `Failing row contains (${bad.rowValue})`, config });
}

type Sent = { path: string; method?: string; headers?: Record<string, string>; body?: string };
const sent: Sent[] = [];
const problems: string[] = [];

async function send(request: Sent): Promise<number> {
  const { path, method = 'GET', headers = {}, body } = request;
  sent.push(request);
  const answer = await fetch(origin + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  if (answer.headers.get('content-type')?.includes('problem+json')) problems.push(text);
  return answer.status;
}

const form = (fields: Record<string, string>): string =>
  JSON.stringify({ formFields: Object.entries(fields).map(([id, value]) => ({ id, value })) });

/** Real requests, accepted and refused, and the secrets that they hold. */
async function sendSecrets(): Promise<string[]> {
  const { browser, email } = await signUp();
  await browser.fill('/user/password/reset/token', { email });
  await expect
    .poll(() => db.mailOutbox.count({ where: { kind: 'reset-password', recipient: email } }))
    .toBeGreaterThan(0);
  const resetToken = (await linkOf('reset-password', email)).searchParams.get('token') ?? '';
  const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headerMode = await open().fill('/signin', { email, password: 'x' });
  expect(headerMode.body.status).toBe('WRONG_CREDENTIALS_ERROR');
  const json = { method: 'POST' };
  const requests: Sent[] = [
    { path: '/api/v1/me', headers: { cookie: cookies } },
    { path: '/api/v1/me', headers: { cookie: `sAccessToken=${bad.jwt}; other=${bad.cookie}` } },
    {
      path: '/api/v1/me',
      headers: { authorization: `Bearer ${bad.jwt}`, 'st-auth-mode': 'header' },
    },
    { path: '/api/v1/me', headers: { authorization: `Bearer ${bad.apiKey}` } },
    { path: `/api/v1/entities?key=${bad.apiKey}` },
    { ...json, path: '/auth-api/signin', body: form({ email, password: bad.password }) },
    { ...json, path: '/auth-api/signin', body: form({ email: bad.password, password: 'x' }) },
    { ...json, path: '/auth-api/signin', body: `{"password":"${bad.password}"` },
    {
      ...json,
      path: '/auth-api/user/password/reset',
      body: JSON.stringify({
        method: 'token',
        token: resetToken,
        formFields: [{ id: 'password', value: bad.password }],
      }),
    },
    {
      ...json,
      path: '/auth-api/user/email/verify',
      body: JSON.stringify({ method: 'token', token: bad.mailToken }),
    },
    { path: `/auth/verify-email?token=${bad.mailToken}&rid=emailverification` },
    { path: `/api/v1/favorites/shared/${bad.linkToken}` },
    { path: `/api/v1/favorites/calendar/${bad.linkToken}.ics` },
    { path: `/api/v1/%zz?token=${bad.mailToken}` },
    { path: `/api/v1/pois?lon=${bad.mailToken}&token=${bad.mailToken}` },
    { path: `/auth-api/callback/apple?code=${bad.code}&state=${bad.code}` },
    {
      ...json,
      path: '/api/webhooks/stripe',
      headers: { 'stripe-signature': `t=1,v1=${bad.signature}` },
      body: '{}',
    },
    {
      ...json,
      path: '/api/webhooks/postmark',
      headers: { authorization: `Basic ${btoa(`postmark:${bad.inbound}`)}` },
      body: JSON.stringify({ secret: bad.webhookSecret, password: bad.inbound }),
    },
    { path: '/fails', headers: { cookie: bad.cookie } },
  ];
  const statuses = [];
  for (const request of requests) statuses.push(await send(request));
  expect(statuses.filter((status) => status >= 400).length).toBeGreaterThan(10);
  const ofSession = [...browser.cookies].filter(([name]) => /Token/.test(name));
  expect(ofSession.length).toBeGreaterThanOrEqual(2);
  const real = [resetToken, ...ofSession.map(([, value]) => value)];
  expect(real.filter((secret) => secret.length < 20)).toEqual([]);
  return [...Object.values(bad), btoa(`postmark:${bad.inbound}`), ...real];
}

const found = (secrets: readonly string[], text: string): string[] =>
  secrets.filter((secret) => text.includes(secret));

it('no secret of a request is in a log line, a metric or a problem', async () => {
  const secrets = await sendSecrets();
  await expect
    .poll(() => lines.filter((line) => line.includes('"request"')).length)
    .toBe(sent.length - 1);
  const log = lines.join('');
  expect(found(secrets, log)).toEqual([]);
  expect(found(secrets, await metrics.registry.metrics())).toEqual([]);
  expect(problems.length).toBeGreaterThan(8);
  expect(found(secrets, problems.join(''))).toEqual([]);
  // The lines do say what failed.
  expect(log).toContain('request failed');
  expect(log).toContain('https://provider.example/token?code=[redacted]');
});

it('no secret of a request is in a span or an error event', async () => {
  sandbox.reset();
  const secrets = await sendSecrets();
  const read = async (path: string) => (await fetch(sandbox.url + path)).text();
  await expect.poll(() => read('/errors/events')).toContain('/fails');
  await expect.poll(() => read('/traces/spans'), { timeout: 8000 }).toContain('GET /fails');
  const [spans, events] = [await read('/traces/spans'), await read('/errors/events')];
  expect(found(secrets, spans)).toEqual([]);
  expect(found(secrets, events)).toEqual([]);
  // They do say what failed.
  expect(events).toContain('https://provider.example/token?code=[redacted]');
});

it('a careless line has every secret in a plain logger, and none in that of the service', async () => {
  const secrets = await sendSecrets();
  const careless = { plain: [] as string[], ours: [] as string[] };
  const loggers = [
    pino({ level: 'info' }, { write: (line) => void careless.plain.push(line) }),
    pino(loggerOptions('info'), { write: (line) => void careless.ours.push(line) }),
    app.log,
  ];
  lines.length = 0;
  for (const log of loggers) {
    for (const { path, headers, body = '' } of sent) {
      log.warn({ headers, url: path }, `refused ${path}`);
      log.warn({ headers }, `the body was ${body}`);
      log.warn({ body: readBody(body) }, 'refused');
    }
    log.error({ err: failure() }, 'failed');
  }
  expect(found(secrets, careless.plain.join(''))).toEqual(secrets);
  expect(found(secrets, careless.ours.join(''))).toEqual([]);
  expect(lines.length).toBe(careless.ours.length);
  expect(found(secrets, lines.join(''))).toEqual([]);
  for (const line of careless.ours) expect(() => JSON.parse(line)).not.toThrow();
});

it('a request has an id of its own, in its answer and in its lines', async () => {
  lines.length = 0;
  const [first, second] = await Promise.all(
    ['/fails', '/fails'].map((path) =>
      fetch(origin + path, { headers: { 'x-request-id': 'chosen-by-the-caller' } }),
    ),
  );
  const ids = [first, second].map((answer) => answer?.headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(2);
  const ofRequest = (id: string | null | undefined) =>
    lines.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === id);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await expect
      .poll(() => ofRequest(id).map(({ msg }) => msg))
      .toEqual(['request failed', 'request']);
    expect(ofRequest(id)[1]).toMatchObject({ method: 'GET', route: '/fails', status: 500 });
  }
});

function readBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
