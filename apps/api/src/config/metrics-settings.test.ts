import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const read = (environment: Record<string, string>) =>
  readConfig({ DATABASE_URL: 'postgres://app@127.0.0.1/parages', ...environment });

it('there is no port of metrics without the settings, nor with empty ones, and the host is this machine', () => {
  const { METRICS_PORT, WORKER_METRICS_PORT, METRICS_HOST } = read({ METRICS_PORT: '' });
  expect([METRICS_PORT, WORKER_METRICS_PORT, METRICS_HOST]).toEqual([
    undefined,
    undefined,
    '127.0.0.1',
  ]);
});

it.each([
  [{ PORT: '3000', METRICS_PORT: '3000' }, 'METRICS_PORT: must differ from PORT'],
  [{ PORT: '3000', WORKER_METRICS_PORT: '3000' }, 'WORKER_METRICS_PORT: must differ'],
  [{ METRICS_PORT: '9464', WORKER_METRICS_PORT: '9464' }, 'WORKER_METRICS_PORT: must differ'],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT'],
  [{ METRICS_PORT: 'metrics' }, 'METRICS_PORT'],
])('refuses %j', (environment, message) => {
  expect(() => read(environment)).toThrow(message);
});

it('accepts two ports apart from that of visitors', () => {
  expect(read({ PORT: '3000', METRICS_PORT: '9464', WORKER_METRICS_PORT: '9465' })).toMatchObject({
    METRICS_PORT: 9464,
    WORKER_METRICS_PORT: 9465,
  });
});
