import { setTimeout as wait } from 'node:timers/promises';
import { securityJournalLimits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../platform/clock.ts';
import type { SqlClient } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { SecurityEvent, SecurityJournal } from '../../platform/security-event.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { eventBuffer } from './event-buffer.domain.ts';
import { securityJournalRepository } from './security-journal.repository.ts';
import type { SecurityEvents, SecurityEventsQuery } from './security-journal.schema.ts';

const { mostPerMinute, writeEveryMs, waitMs, retentionMonths, forgetAtOnce } =
  securityJournalLimits;

// What else is typed as an address belongs to no account, and may be text that the database cannot read.
const addressPattern = /^[\x21-\x7e]{3,254}$/;
const readable = ({ address, ...event }: SecurityEvent): SecurityEvent =>
  address !== undefined && addressPattern.test(address) ? { ...event, address } : event;

export type SecurityJournalDeps = {
  db: SqlClient;
  clock: Clock;
  log: { warn: (facts: object, message: string) => void };
};

/** The security journal: buffered in memory, written each second and when the service closes. A database that is away costs no request. */
export function securityJournalService({ db, clock, log }: SecurityJournalDeps) {
  const rows = securityJournalRepository(db);
  const buffer = eventBuffer(mostPerMinute);
  let lastWrite = Promise.resolve();

  async function writeBuffered(): Promise<void> {
    const taken = buffer.take();
    if (taken.length === 0) return;
    try {
      await rows.write(taken);
    } catch (error) {
      buffer.giveBack(taken);
      log.warn({ err: error }, 'the security journal could not be written yet');
    }
  }
  // One statement at a time: what an earlier one gives back is in the next.
  const writeInTurn = (): Promise<void> => {
    lastWrite = lastWrite.then(writeBuffered);
    return lastWrite;
  };
  async function flush(): Promise<void> {
    const giveUp = new AbortController();
    await Promise.race([
      writeInTurn(),
      wait(waitMs, undefined, { ref: false, signal: giveUp.signal }).catch(() => undefined),
    ]);
    giveUp.abort();
  }

  const timer = setInterval(() => void writeInTurn(), writeEveryMs).unref();
  const journal: SecurityJournal = {
    note: (event) => buffer.add(readable(event), clock.now()),
    flush,
    record: async (event) => {
      const at = clock.now();
      await rows.write([{ ...readable(event), at, lastAt: at, count: 1 }]);
    },
  };
  return {
    ...journal,

    /** For administrators alone. Problems: permission_missing. */
    list: async (
      { role }: Pick<Viewer, 'role'>,
      query: SecurityEventsQuery,
    ): Promise<SecurityEvents> => {
      if (role !== 'admin') throw new Problem('permission_missing');
      const {
        before = null,
        kind = null,
        account = null,
        network = null,
        from = null,
        to = null,
        pageSize,
      } = query;
      const found = await rows.list({
        before,
        kind,
        account,
        network: network?.toLowerCase() ?? null,
        from,
        to,
        most: pageSize + 1,
      });
      const items = found.slice(0, pageSize);
      return { items, next: found.length > pageSize ? (items.at(-1)?.id ?? null) : null };
    },

    /** Writes what is buffered and stops. */
    close: async (): Promise<void> => {
      clearInterval(timer);
      await flush();
    },
  };
}

export type SecurityJournalService = ReturnType<typeof securityJournalService>;

/** Deletes the events that are older than they are kept. Answers how many. */
export async function forgetSecurityEvents(db: SqlClient, now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - retentionMonths);
  const { forget } = securityJournalRepository(db);
  for (let total = 0; ; ) {
    const gone = await forget(before, forgetAtOnce);
    total += gone;
    if (gone < forgetAtOnce) return total;
  }
}
