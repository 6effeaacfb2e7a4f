import os from 'node:os';
import { readConfig } from './config/config.ts';
import { startWorker } from './jobs/start-worker.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/database.ts';

// Entry point of the worker: sends mails and runs jobs in a separate process, beside servers with
// WORKER=apart.
const statementTimeoutMs = 10_000;
const poolSize = 4;

const writeLog = (level: string, details: object, message: string): void =>
  console.error(
    JSON.stringify({ level, time: systemClock.now().toISOString(), ...details, msg: message }),
  );
const readable = (details: object): object =>
  Object.fromEntries(
    Object.entries(details).map(([key, value]) => [
      key,
      value instanceof Error ? value.message : value,
    ]),
  );

// Runs at below-normal priority: requests come before jobs.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

const config = readConfig();
const db = openDatabase(config.DATABASE_URL, {
  engine: config.DATABASE_ENGINE,
  statementTimeoutMs,
  poolSize,
  onConnectionLost: (error) => writeLog('warn', { err: error.message }, 'database connection lost'),
});
const log = {
  warn: (details: object, message: string) => writeLog('warn', readable(details), message),
};
const worker = startWorker({ config, db, clock: systemClock, log });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await worker.stop();
    await db.$disconnect();
    process.exit(0);
  });
}
