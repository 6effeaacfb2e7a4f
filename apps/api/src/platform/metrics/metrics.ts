import { getHeapStatistics } from 'node:v8';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type JobRun, jobRunChannel } from '../background/repeating-job.ts';
import { readPool, type SqlClient } from '../database/database.ts';

const requestBucketsS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const jobBucketsS = [0.01, 0.1, 1, 10, 60, 600];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * The metrics of one process. Their labels take values of the code alone (route patterns, names of
 * jobs and queues), so that requests cannot add series without bound.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'parages_heap_limit_bytes',
    help: 'Largest size of the heap of this process (--max-old-space-size).',
    registers,
  }).set(getHeapStatistics().heap_size_limit);
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'parages_http_request_duration_seconds',
      help: 'Seconds from the headers of a request to the end of its answer, by method, route pattern and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: requestBucketsS,
      registers,
    }),
    requestsInFlight: new Gauge({
      name: 'parages_http_requests_in_flight',
      help: 'Requests that are being answered.',
      registers,
    }),
    requestsShed: new Counter({
      name: 'parages_http_requests_shed_total',
      help: 'Requests refused with 503 because the process is overloaded, by the measure beyond its bound.',
      labelNames: ['reason'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'parages_job_duration_seconds',
      help: 'Seconds of each run of a job, by task and result.',
      // Prometheus names its own targets `job`.
      labelNames: ['task', 'result'],
      buckets: jobBucketsS,
      registers,
    }),
    jobSucceededAt: new Gauge({
      name: 'parages_job_last_success_timestamp_seconds',
      help: 'Unix time of the last successful run of a job in this process.',
      labelNames: ['task'],
      registers,
    }),
  };
}

/** Measures the jobs of this process until the returned function is called. */
export function measureJobs({ jobSeconds, jobSucceededAt }: Metrics): () => void {
  const onRun = (message: unknown): void => {
    const { job: task, seconds, isFailed } = message as JobRun;
    jobSeconds.observe({ task, result: isFailed ? 'failed' : 'succeeded' }, seconds);
    if (!isFailed) jobSucceededAt.setToCurrentTime({ task });
  };
  jobRunChannel.subscribe(onRun);
  return () => void jobRunChannel.unsubscribe(onRun);
}

/** Reads the pool of connections at each scrape. */
export function measurePool({ registry }: Metrics, db: SqlClient): void {
  const registers = [registry];
  new Gauge({
    name: 'parages_database_connections',
    help: 'Open database connections of the pool, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      const { total = 0, idle = 0 } = readPool(db) ?? {};
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'busy' }, total - idle);
    },
  });
  new Gauge({
    name: 'parages_database_connections_most',
    help: 'Largest number of connections of the pool (DATABASE_POOL).',
    registers,
    collect() {
      this.set(readPool(db)?.most ?? 0);
    },
  });
  new Gauge({
    name: 'parages_database_queries_waiting',
    help: 'Queries that wait for a connection of the pool.',
    registers,
    collect() {
      this.set(readPool(db)?.waiting ?? 0);
    },
  });
}
