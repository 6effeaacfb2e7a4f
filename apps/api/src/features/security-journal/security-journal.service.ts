import type { SecurityEvent, SecurityJournal } from '../../platform/access/security-event.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import { bufferedWriter } from './buffered-writer.ts';
import { listSecurityEvents } from './list-security-events.ts';
import { securityJournalRepository } from './security-journal.repository.ts';

// Other texts cannot be the address of an account, and may hold characters that cannot be stored.
const addressPattern = /^[\x21-\x7e]{3,254}$/;
const withReadableAddress = ({ address, ...event }: SecurityEvent): SecurityEvent =>
  address !== undefined && addressPattern.test(address) ? { ...event, address } : event;

export type SecurityJournalDeps = {
  db: SqlClient;
  clock: Clock;
  log: { warn: (facts: object, message: string) => void };
};

/**
 * `note` and `flush` never fail a request, even while the database is unavailable; `record` rejects
 * then.
 */
export function securityJournalService({ db, clock, log }: SecurityJournalDeps) {
  const events = securityJournalRepository(db);
  const writer = bufferedWriter({ write: events.write, log });
  const journal: SecurityJournal = {
    note: (event) => writer.add(withReadableAddress(event), clock.now()),
    flush: writer.flush,
    record: async (event) => {
      const at = clock.now();
      await events.write([{ ...withReadableAddress(event), at, lastAt: at, count: 1 }]);
    },
  };
  return { ...journal, list: listSecurityEvents({ db }), close: writer.close };
}

export type SecurityJournalService = ReturnType<typeof securityJournalService>;
