import { expect, it } from 'vitest';
import { readMetrics, valuesOf } from '../../../test/read-metrics.ts';
import { createMetrics } from './metrics.ts';
import { measureQueues, type ReadQueue } from './queue-metrics.ts';

function start(queues: Record<string, ReadQueue>) {
  const metrics = createMetrics();
  const warnings: string[] = [];
  measureQueues(metrics, queues, { warn: (_details, message) => warnings.push(message) });
  return {
    warnings,
    read: async () => {
      const samples = readMetrics(await metrics.registry.metrics());
      return {
        overdue: samples.filter(({ name }) => name === 'parages_queue_overdue_seconds'),
        retrying: valuesOf(samples, 'parages_queue_retrying', { queue: 'mails' }),
      };
    },
  };
}

it('reads each queue once for both metrics and for scrapes within 5 s', async () => {
  let readings = 0;
  const { read } = start({
    mails: async () => {
      readings += 1;
      return { overdueSeconds: 12, retrying: 3 };
    },
  });
  const first = await read();
  expect(first.overdue).toMatchObject([{ labels: { queue: 'mails' }, value: 12 }]);
  expect(first.retrying).toEqual([3]);
  await read();
  expect(readings).toBe(1);
});

it('leaves out a queue that fails or does not answer, logs it, and shows the others', async () => {
  const { read, warnings } = start({
    mails: async () => ({ overdueSeconds: 0, retrying: 0 }),
    broken: () => Promise.reject(new Error('away')),
    silent: () => new Promise(() => undefined),
  });
  expect((await read()).overdue.map(({ labels }) => labels.queue)).toEqual(['mails']);
  expect(warnings).toEqual(['queue not measured', 'queue not measured']);
});
