import { pino } from 'pino';
import { buildApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { startWorker } from './jobs/start-worker.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/database.ts';
import { drain } from './platform/drain.ts';

const requestTimeoutMs = 2000;
const drainMs = 10_000;

const config = readConfig();
const log = pino({ level: config.LOG_LEVEL });
const db = openDatabase(config.DATABASE_URL, {
  engine: config.DATABASE_ENGINE,
  statementTimeoutMs: requestTimeoutMs,
  poolSize: config.DATABASE_POOL,
  // Without a listener, an idle connection dropped by PostgreSQL would end the process.
  onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
});
const app = await buildApp({ config, db, clock: systemClock });
await app.listen({ host: config.HOST, port: config.PORT });
const worker =
  config.WORKER === 'inside'
    ? startWorker({ config, db, clock: systemClock, log: app.log })
    : undefined;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    const isComplete = await drain({
      startDraining: app.startDraining,
      server: app.server,
      close: () => Promise.all([worker?.stop(), app.close()]),
      noticeMs: config.DRAIN_NOTICE_SECONDS * 1000,
      deadlineMs: drainMs,
    });
    if (!isComplete) log.warn(`requests or jobs did not end within ${drainMs} ms`);
    else await db.$disconnect();
    process.exit(0);
  });
}
