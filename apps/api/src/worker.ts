import os from 'node:os';
import { pino } from 'pino';
import { readConfig } from './config/config.ts';
import { startWorker } from './jobs/start-worker.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/database.ts';
import { openErrorTracker } from './platform/error-tracker/open-error-tracker.ts';
import { loggerOptions } from './platform/logging/logger-options.ts';
import { openMetrics } from './platform/metrics/open-metrics.ts';

const statementTimeoutMs = 10_000;
const poolSize = 4;

// Runs at below-normal priority: requests come before jobs.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

const config = readConfig();
const log = pino(loggerOptions(config.LOG_LEVEL));
const errorTracker = await openErrorTracker({
  dsn: config.SENTRY_DSN,
  environment: config.NODE_ENV,
  service: 'parages-worker',
  log,
});
const db = openDatabase(config.DATABASE_URL, {
  engine: config.DATABASE_ENGINE,
  statementTimeoutMs,
  poolSize,
  onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
});
const measured = await openMetrics({
  db,
  host: config.METRICS_HOST,
  port: config.WORKER_METRICS_PORT,
  setting: 'WORKER_METRICS_PORT',
});
const worker = startWorker({
  config,
  db,
  clock: systemClock,
  log,
  metrics: measured?.metrics,
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await worker.stop();
    await db.$disconnect();
    await Promise.all([measured?.close(), errorTracker?.stop()]);
    process.exit(0);
  });
}
