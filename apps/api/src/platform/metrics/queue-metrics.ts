import { setTimeout as wait } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { JobLog } from '../background/repeating-job.ts';
import type { Metrics } from './metrics.ts';

/**
 * `overdueSeconds`: how long the oldest item has been due; 0 when none is. `retrying`: items that
 * failed before and wait for another attempt, 10,000 at most.
 */
type QueueState = { overdueSeconds: number; retrying: number };

export type ReadQueue = () => Promise<QueueState>;

export const mostCountedRetries = 10_000;

const deadlineMs = 2000;
const keptMs = 5000;

async function late(): Promise<never> {
  await wait(deadlineMs, undefined, { ref: false });
  throw new Error(`no answer within ${deadlineMs} ms`);
}

/** Every scrape within the kept time shares one reading, so that scrapers cost few queries. */
function keepFor<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let kept: { result: Promise<Result>; at: number } | undefined;
  return () => {
    if (kept === undefined || performance.now() - kept.at >= keptMs)
      kept = { result: read(), at: performance.now() };
    return kept.result;
  };
}

/** A queue that cannot be read within 2 s is left out of the scrape. */
export function measureQueues(
  { registry }: Metrics,
  queues: Readonly<Record<string, ReadQueue>>,
  log: JobLog,
): void {
  const readAll = keepFor(() =>
    Promise.all(
      Object.entries(queues).map(async ([queue, read]) => {
        try {
          return { queue, state: await Promise.race([read(), late()]) };
        } catch (err) {
          log.warn({ err, queue }, 'queue not measured');
          return { queue, state: undefined };
        }
      }),
    ),
  );
  const gaugeOf = (name: string, help: string, pick: (state: QueueState) => number): void => {
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        const readings = await readAll();
        this.reset();
        for (const { queue, state } of readings) if (state) this.set({ queue }, pick(state));
      },
    });
  };
  gaugeOf(
    'parages_queue_overdue_seconds',
    'Seconds since the oldest item of a queue became due; 0 when none is due.',
    ({ overdueSeconds }) => overdueSeconds,
  );
  gaugeOf(
    'parages_queue_retrying',
    `Items of a queue that failed and wait for another attempt, ${mostCountedRetries} at most.`,
    ({ retrying }) => retrying,
  );
}
