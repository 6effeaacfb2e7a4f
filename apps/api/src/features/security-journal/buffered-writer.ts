import { setTimeout as wait } from 'node:timers/promises';
import { securityJournalLimits } from '@parages/contracts/vocabulary/limits';
import type { SecurityEvent } from '../../platform/access/security-event.ts';
import { type BufferedEvent, eventBuffer } from './event-buffer.domain.ts';

const { mostPerMinute, writeEveryMs, waitMs } = securityJournalLimits;

export type BufferedWriterDeps = {
  write: (events: BufferedEvent[]) => Promise<unknown>;
  log: { warn: (facts: object, message: string) => void };
};

/** Events of a failed write are retried with the next batch. */
export function bufferedWriter({ write, log }: BufferedWriterDeps) {
  const buffer = eventBuffer(mostPerMinute);
  let lastWrite = Promise.resolve();

  async function writeBuffered(): Promise<void> {
    const taken = buffer.take();
    if (taken.length === 0) return;
    try {
      await write(taken);
    } catch (error) {
      buffer.putBack(taken);
      log.warn({ err: error }, 'security journal: write failed, will be retried');
    }
  }

  // One statement at a time: a failed batch is part of the next one.
  const writeInTurn = (): Promise<void> => {
    lastWrite = lastWrite.then(writeBuffered);
    return lastWrite;
  };

  /** Writes the buffered events; resolves after a timeout when the database does not answer. */
  async function flush(): Promise<void> {
    const timeout = new AbortController();
    await Promise.race([
      writeInTurn(),
      wait(waitMs, undefined, { ref: false, signal: timeout.signal }).catch(() => undefined),
    ]);
    timeout.abort();
  }

  const timer = setInterval(() => void writeInTurn(), writeEveryMs).unref();
  return {
    add: (event: SecurityEvent, at: Date): void => buffer.add(event, at),
    flush,
    close: async (): Promise<void> => {
      clearInterval(timer);
      await flush();
    },
  };
}
