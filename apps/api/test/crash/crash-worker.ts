import { readConfig } from '../../src/config/config.ts';
import { startWorker } from '../../src/jobs/start-worker.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openDatabase } from '../../src/platform/database/database.ts';

// The leases last a second instead of minutes, so that work of a killed worker resumes soon.
const leaseMs = 1000;

const config = readConfig();
const db = openDatabase(config.DATABASE_URL, {
  engine: 'postgresql',
  statementTimeoutMs: 10_000,
  connectTimeoutMs: 30_000,
  poolSize: 2,
  onConnectionLost: () => undefined,
});
startWorker({
  config,
  db,
  clock: systemClock,
  log: { warn: () => undefined },
  leaseMs,
  importLeaseMs: leaseMs,
});
// The parent process may be killed, which closes the channel.
process.once('disconnect', () => process.exit(1));
process.send?.('started');
