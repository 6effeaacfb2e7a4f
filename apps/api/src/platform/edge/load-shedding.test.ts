import { expect, it, onTestFinished } from 'vitest';
import { closeAfterTest } from '../../../test/servers/close-after-test.ts';
import { createHttpServer } from '../http-server.ts';
import { createMetrics } from '../metrics/metrics.ts';
import type { LoadBounds } from './load-shedding.ts';

const none = { eventLoopMs: 0, heapPercent: 0 };

async function start(load: LoadBounds) {
  const metrics = createMetrics();
  const lines: { level: number; msg: string; reason?: string }[] = [];
  const app = await createHttpServer({
    logLevel: 'warn',
    logStream: { write: (line) => void lines.push(JSON.parse(line)) },
    trustProxy: false,
    metrics,
    load,
  });
  const config = { access: 'public' } as const;
  app.get('/thing', { config }, async () => 'thing');
  app.get('/probe', { config: { ...config, isNeverShed: true } }, async () => {
    const inner = await app.inject({ url: '/thing', headers: { host: 'localhost' } });
    return inner.body;
  });
  closeAfterTest(() => app.close());
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    lines,
    ask: async (path = '/thing') => {
      const answer = await fetch(`${origin}${path}`);
      const { status, headers } = answer;
      return { status, retryAfter: Number(headers.get('retry-after')), text: await answer.text() };
    },
    shed: async () => (await metrics.requestsShed.get()).values,
  };
}

/** Blocks the event loop again and again until the returned function is called. */
function blockRepeatedly(ms: number): () => void {
  const timer = setInterval(() => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  }, 1);
  onTestFinished(() => clearInterval(timer));
  return () => clearInterval(timer);
}

it('requests get 503 with Retry-After while the event loop lags, and are answered afterwards', async () => {
  const { ask, shed, lines } = await start({ eventLoopMs: 100, heapPercent: 0, sampleMs: 400 });
  expect((await ask()).status).toBe(200);
  const stop = blockRepeatedly(300);
  await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(503);
  const { status, retryAfter, text } = await ask();
  expect([status, JSON.parse(text)]).toEqual([
    503,
    expect.objectContaining({
      code: 'service_unavailable',
      detail: 'The server is overloaded; try again shortly.',
    }),
  ]);
  expect(retryAfter).toBeGreaterThanOrEqual(2);
  expect(retryAfter).toBeLessThanOrEqual(5);
  // A probe is answered, and so is what it calls in process.
  expect(await ask('/probe')).toMatchObject({ status: 200, text: 'thing' });
  stop();
  await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(200);
  const counted = await shed();
  expect(counted).toEqual([{ labels: { reason: 'event_loop' }, value: expect.any(Number) }]);
  expect(counted[0]?.value).toBeGreaterThanOrEqual(2);
  // One line for all of them, and no line of a failed request.
  expect(lines.map(({ level, msg, reason }) => [level, msg, reason])).toEqual([
    [40, 'overloaded: requests are refused', 'event_loop'],
  ]);
}, 30_000);

it('requests that come right after the start are answered, since the start itself blocks', async () => {
  const { ask } = await start({ eventLoopMs: 0, heapPercent: 0.001, sampleMs: 400 });
  expect((await ask()).status).toBe(200);
});

it('requests get 503 while the heap is used beyond its bound', async () => {
  const { ask, shed } = await start({ eventLoopMs: 0, heapPercent: 0.001, sampleMs: 20 });
  await expect.poll(async () => (await ask()).status).toBe(503);
  expect(await shed()).toMatchObject([{ labels: { reason: 'heap' } }]);
});

it('no request is refused at a usual load, nor without bounds', async () => {
  const usual = await start({ eventLoopMs: 1000, heapPercent: 90, sampleMs: 300 });
  const unbounded = await start({ ...none, sampleMs: 300 });
  const stop = blockRepeatedly(60);
  // Longer than the time after the start in which nothing is refused.
  const end = performance.now() + 1500;
  while (performance.now() < end)
    expect([(await usual.ask()).status, (await unbounded.ask()).status]).toEqual([200, 200]);
  stop();
  expect(await usual.shed()).toEqual([]);
});
