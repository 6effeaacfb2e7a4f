import { readConfig } from '../../src/config/config.ts';
import { startWorker } from '../../src/jobs/start-worker.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openDatabase } from '../../src/platform/database/database.ts';

// A real worker to be killed, with leases of a second instead of minutes.
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
