import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A subscription to one channel of PostgreSQL's notifications. */
export type DatabaseListener = { stop: () => Promise<void> };

export type ListenOptions = {
  channel: string;
  onMessage: (payload: string) => void;
  /** From now on every message of the channel is heard. What was sent before is not known. */
  onListening: () => void;
  /** From now on messages may be missed, until `onListening` is called again. */
  onDeaf: (error: Error) => void;
  /** How often the line is tried, and how long it may take to answer. */
  heartbeatMs?: number;
  answersWithinMs?: number;
};

const connectTimeoutMs = 1500;
const firstRetryMs = 100;
const longestRetryMs = 2000;
const defaults = { heartbeatMs: 5000, answersWithinMs: 2000 };

type Line = { client: pg.Client; timers: NodeJS.Timeout[]; isOpen: boolean };

const heartbeatOf = (line: string): string => `heartbeat ${line}`;

/**
 * Listens until stopped, through restarts of the server. A message sent to oneself proves now and then that the line still works:
 * a half-open connection, or a pooler that shares it, would stay silent for ever.
 */
export function listenToDatabase(url: string, options: ListenOptions): DatabaseListener {
  const { channel, onMessage, onListening, onDeaf, heartbeatMs, answersWithinMs } = {
    ...defaults,
    ...options,
  };
  const self = heartbeatOf(randomUUID());
  let line: Line | undefined;
  let retry: NodeJS.Timeout | undefined;
  let retryMs = firstRetryMs;
  let isStopped = false;

  function hangUp(gone: Line, error: Error): void {
    if (!gone.isOpen) return;
    gone.isOpen = false;
    for (const timer of gone.timers) clearTimeout(timer);
    // Not waited for: a server that went away never says goodbye.
    void gone.client.end().catch(() => undefined);
    if (isStopped) return;
    onDeaf(error);
    retry = setTimeout(() => void call(), retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }

  function watch(open: Line): void {
    const { client, timers } = open;
    let patience: NodeJS.Timeout | undefined;
    const beat = (): void => {
      if (patience !== undefined) return;
      patience = setTimeout(
        () => hangUp(open, new Error('the database no longer answers its listener')),
        answersWithinMs,
      );
      timers[1] = patience;
      client
        .query('SELECT pg_notify($1, $2)', [channel, self])
        .catch((error: Error) => hangUp(open, error));
    };
    client.on('notification', ({ payload = '' }) => {
      if (payload === self) {
        clearTimeout(patience);
        patience = undefined;
      } else if (!payload.startsWith(heartbeatOf(''))) onMessage(payload);
    });
    timers[0] = setInterval(beat, heartbeatMs);
  }

  async function call(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'parages-listener',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    });
    const opening: Line = { client, timers: [], isOpen: true };
    line = opening;
    client.on('error', (error) => hangUp(opening, error));
    client.on('end', () => hangUp(opening, new Error('the database ended the connection')));
    try {
      await client.connect();
      watch(opening);
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      if (!opening.isOpen) return;
      retryMs = firstRetryMs;
      onListening();
    } catch (error) {
      hangUp(opening, error instanceof Error ? error : new Error(String(error)));
    }
  }

  void call();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      const last = line;
      if (last?.isOpen !== true) return;
      hangUp(last, new Error('stopped'));
    },
  };
}
