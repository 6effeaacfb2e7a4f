// A trace over the wire: a request, its statements and its outside call, in one trace.

import type { ReceivedSpan } from '@parages/sandbox/stand-ins/traces/traces';
import { startSandbox } from '@parages/sandbox/start-sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openTracing } from '../../src/platform/tracing/open-tracing.ts';
import type { Tracing } from '../../src/platform/tracing/tracing.ts';
import { emptyDatabase, openTestDatabase } from '../servers/test-database.ts';

const sandbox = await startSandbox({ environment: {} });
const { url } = await emptyDatabase();
const warnings: string[] = [];
const log = {
  warn: (details: object, message: string) =>
    warnings.push(`${message} ${JSON.stringify(details)}`),
};
const open = (endpoint: string | undefined): Promise<Tracing | undefined> =>
  openTracing({ endpoint, share: 1, service: 'parages-test', log });

const tracing = await open(`${sandbox.url}/otlp`);
const db = openTestDatabase(url, { client: tracing?.databaseClient });
const config = readConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
  DATABASE_URL: url,
  ...sandbox.settings.geocoder,
});
const app = await buildApp({ config, db, clock: systemClock, tracing });
let origin = '';

beforeAll(async () => {
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await db.$disconnect();
  await tracing?.stop();
  await sandbox.close();
});

async function readSpans(): Promise<ReceivedSpan[]> {
  const { items } = (await (await fetch(`${sandbox.url}/traces/spans`)).json()) as {
    items: ReceivedSpan[];
  };
  return items;
}

/** The spans of the trace whose request has this name, once they have arrived. */
async function traceOf(name: string, isWhole: (spans: ReceivedSpan[]) => boolean) {
  let spans: ReceivedSpan[] = [];
  await expect
    .poll(
      async () => {
        const all = await readSpans();
        const root = all.find((span) => span.name === name && span.parentSpanId === undefined);
        spans = all.filter(({ traceId }) => traceId === root?.traceId);
        return isWhole(spans);
      },
      { timeout: 8000 },
    )
    .toBe(true);
  return spans;
}

it('a request, its statements and its outside call arrive in one trace, without path, query or values', async () => {
  const answer = await fetch(`${origin}/api/v1/places?text=12+rue+de+la+R%C3%A9publique+Tours`, {
    headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  });
  expect(answer.status).toBe(200);
  const has = (spans: ReceivedSpan[], kind: string) =>
    spans.some((span) => kind in span.attributes);
  const spans = await traceOf(
    'GET /api/v1/places',
    (all) => has(all, 'db.query.text') && has(all, 'server.address'),
  );
  const root = spans.find(({ parentSpanId }) => parentSpanId === undefined);
  expect(root).toMatchObject({
    service: 'parages-test',
    kind: 2,
    attributes: {
      'http.route': '/api/v1/places',
      'http.request.method': 'GET',
      'parages.request_id': answer.headers.get('x-request-id'),
    },
  });
  expect(root?.traceId).not.toBe('a'.repeat(32));
  const ids = new Set(spans.map(({ spanId }) => spanId));
  for (const { parentSpanId } of spans.filter((span) => span !== root))
    expect(ids).toContain(parentSpanId);
  const text = JSON.stringify(spans);
  for (const typed of ['publique', 'Tours', '?text=']) expect(text).not.toContain(typed);
});

it('a statement after the body of a request belongs to its trace', async () => {
  const answer = await fetch(`${origin}/api/v1/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'canari', email: null, page: null, locale: 'fr' }),
  });
  expect(answer.status).toBe(202);
  const spans = await traceOf('POST /api/v1/feedback', (all) =>
    all.some(({ name }) => name === 'COMMIT'),
  );
  expect(spans.some(({ name }) => name === 'BEGIN')).toBe(true);
  expect(JSON.stringify(spans)).not.toContain('canari');
});

it('a request that fails has its status and no message', async () => {
  await fetch(`${origin}/api/v1/pois/0190b6a4-5c1e-7000-8000-000000000000`);
  const [root] = await traceOf('GET /api/v1/pois/:poiId', (all) => all.length > 0);
  expect(root?.attributes['http.response.status_code']).toBe(404);
});

it('without an endpoint there is no tracing', async () => {
  expect(await open(undefined)).toBeUndefined();
});
