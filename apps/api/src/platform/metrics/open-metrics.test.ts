import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { readMetrics, scrape, valuesOf } from '../../../test/read-metrics.ts';
import { closeAfterTest } from '../../../test/servers/close-after-test.ts';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import { startRepeating } from '../background/repeating-job.ts';
import { createHttpServer } from '../http-server.ts';
import { Problem } from '../problems/problem.ts';
import { openMetrics } from './open-metrics.ts';

const duration = 'parages_http_request_duration_seconds_count';
const inFlight = 'parages_http_requests_in_flight';

async function start() {
  const { db } = await emptyDatabase();
  const measured = await openMetrics({ db, host: '127.0.0.1', port: 0, setting: 'METRICS_PORT' });
  if (measured === undefined) throw new Error('no metrics');
  closeAfterTest(measured.close);
  const { metrics, port } = measured;
  const app = await createHttpServer({ logLevel: 'silent', trustProxy: false, metrics });
  const config = { access: 'public' } as const;
  app.get('/things/:id', { config }, async () => 'thing');
  app.post('/things/:id', { config }, async () => {
    throw new Problem('service_unavailable');
  });
  app.get('/page', { config }, async () => (await app.inject('/things/inner')).body);
  let answerSlow = (): void => undefined;
  app.get(
    '/slow',
    { config },
    () =>
      new Promise<string>((resolve) => {
        answerSlow = () => resolve('late');
      }),
  );
  closeAfterTest(() => app.close());
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    db,
    port,
    origin,
    ask: async (path: string, init?: RequestInit) => {
      const answer = await fetch(`${origin}${path}`, init);
      await answer.text();
    },
    read: () => scrape(port),
    answerSlow: () => answerSlow(),
  };
}

it('counts requests by method, route pattern and status', async () => {
  const { ask, read } = await start();
  await ask('/things/a?token=first');
  await ask('/things/b');
  await ask('/things/a', { method: 'POST' });
  const samples = await read();
  const ofThings = (method: string, status: string) =>
    valuesOf(samples, duration, { method, route: '/things/:id', status });
  expect([ofThings('GET', '200'), ofThings('POST', '503')]).toEqual([[2], [1]]);
});

it('has one series a known method for all addresses without a route', async () => {
  const { ask, read } = await start();
  await Promise.all(Array.from({ length: 40 }, (_, index) => ask(`/unknown/${index}`)));
  await ask('/unknown', { method: 'PROPFIND' });
  const samples = (await read()).filter(({ name }) => name === duration);
  expect(samples.map(({ labels, value }) => [labels, value])).toEqual([
    [{ method: 'GET', route: 'unknown', status: '404' }, 40],
    [{ method: 'other', route: 'unknown', status: '404' }, 1],
  ]);
});

it('counts a page once, and not the calls that it makes in process', async () => {
  const { ask, read } = await start();
  await ask('/page');
  const samples = await read();
  expect(samples.filter(({ name }) => name === duration).map(({ labels }) => labels.route)).toEqual(
    ['/page'],
  );
});

it('shows a request in flight until it is answered', async () => {
  const { ask, read, answerSlow } = await start();
  const answered = ask('/slow');
  await expect.poll(async () => valuesOf(await read(), inFlight)).toEqual([1]);
  answerSlow();
  await answered;
  await expect.poll(async () => valuesOf(await read(), inFlight)).toEqual([0]);
});

it('counts a request that the client gives up as 499, and no more as in flight', async () => {
  const { origin, read } = await start();
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await expect.poll(async () => valuesOf(await read(), inFlight)).toEqual([1]);
  socket.destroy();
  await expect
    .poll(async () => valuesOf(await read(), duration, { route: '/slow', status: '499' }))
    .toEqual([1]);
  expect(valuesOf(await read(), inFlight)).toEqual([0]);
});

it('shows the connections of the pool and the queries that wait for one', async () => {
  const { db, read } = await start();
  const sleeping = Promise.all(
    Array.from({ length: 5 }, () => db.$queryRawUnsafe('SELECT pg_sleep(0.5)::text')),
  );
  const stateOf = async () => {
    const samples = await read();
    return {
      busy: valuesOf(samples, 'parages_database_connections', { state: 'busy' }),
      most: valuesOf(samples, 'parages_database_connections_most'),
      waiting: valuesOf(samples, 'parages_database_queries_waiting'),
    };
  };
  await expect.poll(stateOf).toEqual({ busy: [3], most: [3], waiting: [2] });
  await sleeping;
  expect(await stateOf()).toEqual({ busy: [0], most: [3], waiting: [0] });
});

it('counts runs and failures of jobs, and keeps the time of the last success', async () => {
  const { read } = await start();
  let runs = 0;
  const run = async (): Promise<void> => {
    runs += 1;
    if (runs === 2) throw new Error('no luck');
  };
  const job = startRepeating({
    name: 'a job',
    everyMs: 3_600_000,
    run,
    log: { warn: () => undefined },
  });
  await expect.poll(() => runs).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  job.wake();
  await expect.poll(() => runs).toBe(2);
  await job.stop();
  const samples = await read();
  const counted = (result: string) =>
    valuesOf(samples, 'parages_job_duration_seconds_count', { task: 'a job', result });
  expect([counted('succeeded'), counted('failed')]).toEqual([[1], [1]]);
  const [succeededAt = 0] = valuesOf(samples, 'parages_job_last_success_timestamp_seconds');
  expect(Math.abs(Date.now() / 1000 - succeededAt)).toBeLessThan(60);
});

it('has the metrics of the process', async () => {
  const samples = await (await start()).read();
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'parages_heap_limit_bytes',
  ])
    expect(valuesOf(samples, name)).toHaveLength(1);
});

it('answers /metrics alone, to GET and HEAD alone', async () => {
  const { port } = await start();
  const ask = async (path: string, method: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status;
  expect([
    await ask('/', 'GET'),
    await ask('/metrics', 'POST'),
    await ask('/metrics', 'HEAD'),
  ]).toEqual([404, 405, 200]);
});

it('opens nothing without a port, and names the setting of a port that is taken', async () => {
  const { db } = await emptyDatabase();
  const where = { db, host: '127.0.0.1', setting: 'METRICS_PORT' };
  expect(await openMetrics({ ...where, port: undefined })).toBeUndefined();
  const taken = net.createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  closeAfterTest(() => taken.close());
  const { port } = taken.address() as AddressInfo;
  await expect(openMetrics({ ...where, port })).rejects.toThrow(
    /^METRICS_PORT: 127\.0\.0\.1:\d+ cannot/,
  );
});

it.each([
  ['a line that is no sample', '# TYPE a counter\na{b="c" 1\n'],
  ['a sample without a type', 'a 1\n'],
  ['a value that is no number', '# TYPE a gauge\na one\n'],
])('the reader of these tests refuses %s', (_case, text) => {
  expect(() => readMetrics(text)).toThrow();
});
