import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { node, typescriptFlags } from '../../../infra/process/paths.ts';
import { findFreePort } from '../../../infra/process/ports.ts';
import { scrape, valuesOf } from './read-metrics.ts';
import { closeAfterTest } from './servers/close-after-test.ts';
import { emptyDatabase } from './servers/test-database.ts';

const startsWithin = { timeout: 60_000, interval: 250 };

function start(script: string, environment: Record<string, string>): void {
  const file = fileURLToPath(new URL(`../src/${script}`, import.meta.url));
  const child: ChildProcess = spawn(node, [...typescriptFlags, file], {
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  closeAfterTest(() => void child.kill('SIGKILL'));
}

it('the service and the worker of one environment serve their metrics, each on its port', async () => {
  const { url } = await emptyDatabase();
  const [port, servicePort, workerPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  const environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATABASE_URL: url,
    PORT: String(port),
    METRICS_PORT: String(servicePort),
    WORKER_METRICS_PORT: String(workerPort),
    WORKER: 'apart',
  };
  start('server.ts', environment);
  start('worker.ts', environment);
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(ask, startsWithin).toBe(200);
  const counted = { method: 'GET', route: '/healthz', status: '200' };
  const requests = async () =>
    valuesOf(await scrape(servicePort), 'parages_http_request_duration_seconds_count', counted);
  await expect.poll(requests).toHaveLength(1);
  const overdue = async () =>
    scrape(workerPort).then(
      (samples) => valuesOf(samples, 'parages_queue_overdue_seconds', { queue: 'mails' }),
      () => [],
    );
  await expect.poll(overdue, startsWithin).toEqual([0]);
  const queues = (await scrape(workerPort)).filter(({ name }) => name === 'parages_queue_retrying');
  expect(queues.map(({ labels }) => labels.queue).toSorted()).toEqual([
    'bulk mails',
    'mails',
    'webhooks',
  ]);
  const jobs = async () =>
    valuesOf(await scrape(workerPort), 'parages_job_duration_seconds_count', {
      task: 'batch imports',
      result: 'succeeded',
    });
  await expect.poll(jobs, startsWithin).toHaveLength(1);
  const ofVisitors = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await ofVisitors.text()).not.toContain('parages_http_');
}, 120_000);
