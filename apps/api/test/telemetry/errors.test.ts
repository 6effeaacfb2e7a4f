// Errors over the wire of Sentry.
import { randomBytes } from 'node:crypto';
import type { ReceivedEvent } from '@parages/sandbox/stand-ins/errors/errors';
import { startSandbox } from '@parages/sandbox/start-sandbox';
import { afterAll, afterEach, expect, it, onTestFinished } from 'vitest';
import { startRepeating } from '../../src/platform/background/repeating-job.ts';
import { failureChannel } from '../../src/platform/error-tracker/failures.ts';
import { openErrorTracker } from '../../src/platform/error-tracker/open-error-tracker.ts';
import { createHttpServer } from '../../src/platform/http-server.ts';
import { Problem } from '../../src/platform/problems/problem.ts';

const sandbox = await startSandbox({ environment: {} });
afterEach(() => sandbox.reset());
afterAll(() => sandbox.close());
const dsnOf = (origin: string): string =>
  origin.replace('://', '://bacasable@').concat('/errors-in/1');

async function start(dsn = dsnOf(sandbox.url)) {
  const warnings: string[] = [];
  const log = { warn: (_details: object, message: string) => warnings.push(message) };
  const tracker = await openErrorTracker({
    dsn,
    environment: 'test',
    service: 'parages-test',
    log,
  });
  onTestFinished(() => tracker?.stop());
  const app = await createHttpServer({ logLevel: 'silent', trustProxy: false });
  onTestFinished(() => app.close());
  return { app, warnings, stop: async () => tracker?.stop() };
}

const readEvents = async (): Promise<ReceivedEvent[]> => {
  const answer = await fetch(`${sandbox.url}/errors/events`);
  return ((await answer.json()) as { items: ReceivedEvent[] }).items;
};

it('an error answered with 500 arrives with its route, request id and frames, and without secrets or personal data', async () => {
  const { app } = await start();
  const secret = randomBytes(8).toString('hex');
  app.get('/fails/:token', { config: { access: 'public' } }, async () => {
    const error = new Error(`GET https://provider.example/token?code=${secret} failed`);
    throw Object.assign(error, { detail: secret, request: { headers: { cookie: secret } } });
  });
  const { headers, statusCode } = await app.inject({
    url: `/fails/${secret}?q=${secret}`,
    headers: { host: 'localhost', cookie: secret },
  });
  expect(statusCode).toBe(500);
  await expect.poll(readEvents).toHaveLength(1);
  const [event] = await readEvents();
  expect(event).toMatchObject({
    environment: 'test',
    tags: {
      kind: 'request',
      name: '/fails/:token',
      code: 'internal_error',
      service: 'parages-test',
      request_id: headers['x-request-id'],
    },
    exception: { values: [{ value: 'GET https://provider.example/token?code=[redacted] failed' }] },
  });
  expect(JSON.stringify(event)).toContain('errors.test.ts');
  expect(JSON.stringify(event)).not.toContain(secret);
});

it('a failed job arrives with its name', async () => {
  await start();
  const job = startRepeating({
    name: 'a job',
    everyMs: 3_600_000,
    log: { warn: () => undefined },
    run: () => Promise.reject(new Error('no luck')),
  });
  onTestFinished(job.stop);
  await expect.poll(readEvents).toHaveLength(1);
  expect((await readEvents())[0]?.tags).toMatchObject({ kind: 'job', name: 'a job' });
});

it('refusals, and failures that come in floods, are not reported', async () => {
  const { app, stop } = await start();
  app.get('/refuses', { config: { access: 'public' } }, async () => {
    throw new Problem('poi_not_found');
  });
  app.get('/sheds', { config: { access: 'public' } }, async () => {
    throw new Problem('service_unavailable').unlogged();
  });
  for (const url of ['/refuses', '/sheds'])
    await app.inject({ url, headers: { host: 'localhost' } });
  await stop();
  expect(await readEvents()).toEqual([]);
});

it('sends at most sixty events a minute, and all of them before it stops', async () => {
  const { stop } = await start();
  for (let n = 0; n < 20; n += 1)
    failureChannel.publish({ error: new Error(`no ${n}`), kind: 'job', name: 'a job' });
  await stop();
  expect(await readEvents()).toHaveLength(20);
  failureChannel.publish({ error: new Error('late'), kind: 'job', name: 'a job' });
  expect(await readEvents()).toHaveLength(20);
});

it('a tracker that is away is a warning in the log', async () => {
  const { warnings, stop } = await start(dsnOf('http://127.0.0.1:1'));
  failureChannel.publish({ error: new Error('no luck'), kind: 'job', name: 'a job' });
  await stop();
  expect(warnings).toContain('an error could not be reported');
});

it('without a DSN nothing listens to failures', async () => {
  const log = { warn: () => undefined };
  const options = { dsn: undefined, environment: 'test', service: 'x', log };
  expect(await openErrorTracker(options)).toBeUndefined();
  expect(failureChannel.hasSubscribers).toBe(false);
});
