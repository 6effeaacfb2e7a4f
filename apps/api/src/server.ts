import { pino } from 'pino';
import { buildApp } from './app.ts';
import { readConfig } from './config/config.ts';
import { startWorker } from './jobs/start-worker.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/database.ts';

const requestTimeoutMs = 2000;

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
    await Promise.all([worker?.stop(), app.close()]);
    await db.$disconnect();
    process.exit(0);
  });
}
