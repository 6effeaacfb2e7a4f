import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startSandbox } from '../../start-sandbox.ts';

const sandbox = await startSandbox({ environment: {} });
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const span = {
  traceId: 'a'.repeat(32),
  spanId: 'b'.repeat(16),
  name: 'GET /x',
  kind: 2,
  startTimeUnixNano: '1760000000000000000',
  endTimeUnixNano: '1760000000500000000',
  attributes: [{ key: 'http.route', value: { stringValue: '/x' } }],
};
const sentWith = (changes: object) => ({
  resourceSpans: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: 'ours' } }] },
      scopeSpans: [{ scope: { name: 'tests' }, spans: [{ ...span, ...changes }] }],
    },
  ],
});

async function send(body: object, isPacked = false): Promise<number> {
  const text = JSON.stringify(body);
  const { status } = await fetch(`${sandbox.url}/otlp/v1/traces`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    },
    body: isPacked ? gzipSync(text) : text,
  });
  return status;
}
const read = async () => (await fetch(`${sandbox.url}/traces/spans`)).json();

it.each([false, true])('keeps spans, packed: %j', async (isPacked) => {
  expect(await send(sentWith({}), isPacked)).toBe(200);
  expect(await read()).toMatchObject({
    items: [{ service: 'ours', name: 'GET /x', attributes: { 'http.route': '/x' } }],
  });
});

it.each([
  [{ traceId: 'short' }],
  [{ kind: 9 }],
  [{ startTimeUnixNano: 'now' }],
  [{ attributes: [{ key: 'x', value: 'y' }] }],
])('answers 400 to a span with %j, and keeps nothing', async (changes) => {
  expect(await send(sentWith(changes))).toBe(400);
  expect(await read()).toEqual({ items: [] });
});
