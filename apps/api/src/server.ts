import { pino } from 'pino';
import { buildApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { startWorker } from './jobs/start-worker.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/database.ts';
import { databaseProblem } from './platform/database/database-failure.ts';
import { checkPooledSessions } from './platform/database/pooler/check-pooled-sessions.ts';
import { openSearchReads } from './platform/database/standby/search-reads.ts';
import { standbyMessages } from './platform/database/standby/standby-messages.ts';
import { drain } from './platform/drain.ts';
import { openErrorTracker } from './platform/error-tracker/open-error-tracker.ts';
import { loggerOptions } from './platform/logging/logger-options.ts';
import { openMetrics } from './platform/metrics/open-metrics.ts';
import { measureStandby } from './platform/metrics/standby-metrics.ts';
import { openTracing } from './platform/tracing/open-tracing.ts';

const requestTimeoutMs = 2000;
const drainMs = 10_000;

const config = readConfig();
const log = pino(loggerOptions(config.LOG_LEVEL));
if (config.UNSAFE_SETTINGS !== '')
  log.warn({ settings: config.UNSAFE_SETTINGS }, 'unsafe settings are accepted');
const errorTracker = await openErrorTracker({
  dsn: config.SENTRY_DSN,
  environment: config.NODE_ENV,
  service: 'parages-server',
  log,
});
const tracing = await openTracing({
  endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
  share: config.OTEL_TRACES_SAMPLER_ARG,
  service: 'parages-server',
  log,
});
const isPooled = config.DATABASE_POOLER_URL !== undefined;
const db = openDatabase(config.DATABASE_POOLER_URL ?? config.DATABASE_URL, {
  engine: config.DATABASE_ENGINE,
  isPooled,
  statementTimeoutMs: requestTimeoutMs,
  poolSize: config.DATABASE_POOL,
  client: tracing?.databaseClient,
  // Without a listener, an idle connection dropped by PostgreSQL would end the process.
  onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
});
if (isPooled)
  await checkPooledSessions(db, requestTimeoutMs).catch((error: unknown) => {
    if (databaseProblem(error) === undefined) throw error;
    // The service starts without its database too.
    log.warn({ err: error }, 'the sessions of the pooler could not be checked');
  });
const measured = await openMetrics({
  db,
  host: config.METRICS_HOST,
  port: config.METRICS_PORT,
  setting: 'METRICS_PORT',
});
const metrics = measured?.metrics;
const reads =
  config.DATABASE_READ_URL === undefined
    ? undefined
    : openSearchReads({
        primary: db,
        primaryUrl: config.DATABASE_URL,
        standbyUrl: config.DATABASE_READ_URL,
        statementTimeoutMs: requestTimeoutMs,
        poolSize: config.DATABASE_POOL,
        client: tracing?.databaseClient,
        onChange: ({ state, lagMs }, err) =>
          log.warn({ err, state, lagMs }, standbyMessages[state]),
      });
if (metrics && reads) measureStandby(metrics, reads.progress);
const app = await buildApp({ config, db, reads, clock: systemClock, metrics, tracing });
await app.listen({ host: config.HOST, port: config.PORT });
const worker =
  config.WORKER === 'inside'
    ? startWorker({ config, db, clock: systemClock, log: app.log, metrics })
    : undefined;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    const isComplete = await drain({
      startDraining: app.startDraining,
      server: app.server,
      stopJobs: async () => worker?.stop(),
      close: () => app.close(),
      noticeMs: config.DRAIN_NOTICE_SECONDS * 1000,
      deadlineMs: drainMs,
    });
    if (!isComplete) log.warn(`requests or jobs did not end within ${drainMs} ms`);
    else await Promise.all([reads?.stop(), db.$disconnect()]);
    await Promise.all([measured?.close(), tracing?.stop(), errorTracker?.stop()]);
    process.exit(0);
  });
}
