import { forgetSecurityEvents } from '../features/security-journal/forget-security-events.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database.ts';
import { type JobLog, type Repeated, startRepeating } from './repeat.ts';

const everyMs = 3_600_000;

/** Deletes what the security journal has kept for long enough, now and every hour. */
export const startSecurityJournalSweep = ({
  db,
  clock,
  log,
}: {
  db: Db;
  clock: Clock;
  log: JobLog;
}): Repeated =>
  startRepeating({
    name: 'security journal sweep',
    everyMs,
    log,
    run: async () => {
      await forgetSecurityEvents(db, clock.now());
      return undefined;
    },
  });
