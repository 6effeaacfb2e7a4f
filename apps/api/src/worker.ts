import os from 'node:os';
import { pino } from 'pino';
import { readConfig } from './config/config.ts';
import { startWorker } from './jobs/start-worker.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/database.ts';

const statementTimeoutMs = 10_000;
const poolSize = 4;

// Runs at below-normal priority: requests come before jobs.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

const config = readConfig();
const log = pino({ level: config.LOG_LEVEL });
const db = openDatabase(config.DATABASE_URL, {
  engine: config.DATABASE_ENGINE,
  statementTimeoutMs,
  poolSize,
  onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
});
const worker = startWorker({ config, db, clock: systemClock, log });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await worker.stop();
    await db.$disconnect();
    process.exit(0);
  });
}
