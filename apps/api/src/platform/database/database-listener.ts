import { randomUUID } from 'node:crypto';
import pg from 'pg';

export type DatabaseListener = { stop: () => Promise<void> };

export type ListenOptions = {
  channel: string;
  onMessage: (payload: string) => void;
  /** Called after each connection, when the channel is subscribed. Earlier messages may be lost. */
  onListening: () => void;
  /** Called when the connection fails: messages may be missed until the next `onListening`. */
  onDisconnect: (error: Error) => void;
  heartbeatMs?: number;
  heartbeatTimeoutMs?: number;
};

const connectTimeoutMs = 1500;
const firstRetryMs = 100;
const maxRetryMs = 2000;
const defaults = { heartbeatMs: 5000, heartbeatTimeoutMs: 2000 };

type Connection = { close: () => void };
type ConnectionOptions = Required<ListenOptions> & {
  url: string;
  heartbeat: string;
  /** Called once, when the connection fails or is closed. */
  onClosed: (error: Error) => void;
};

const heartbeatPrefix = 'heartbeat ';

/**
 * Listens until stopped and reconnects with a backoff. A heartbeat that the listener sends to
 * itself detects connections without notifications: half-open ones, and those of a pooler that
 * shares connections between clients.
 */
export function listenToDatabase(url: string, options: ListenOptions): DatabaseListener {
  const heartbeat = `${heartbeatPrefix}${randomUUID()}`;
  let connection: Connection | undefined;
  let retry: NodeJS.Timeout | undefined;
  let retryMs = firstRetryMs;
  let isStopped = false;

  const connect = (): void => {
    connection = openConnection({
      ...defaults,
      ...options,
      url,
      heartbeat,
      onListening: () => {
        retryMs = firstRetryMs;
        options.onListening();
      },
      onClosed: (error) => {
        if (isStopped) return;
        options.onDisconnect(error);
        retry = setTimeout(connect, retryMs);
        retryMs = Math.min(retryMs * 2, maxRetryMs);
      },
    });
  };

  connect();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      connection?.close();
    },
  };
}

function openConnection(options: ConnectionOptions): Connection {
  const { url, channel, onListening, onClosed } = options;
  const client = new pg.Client({
    connectionString: url,
    application_name: 'parages-listener',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  let isOpen = true;
  let stopHeartbeat: (() => void) | undefined;

  function close(error: Error): void {
    if (!isOpen) return;
    isOpen = false;
    stopHeartbeat?.();
    // Not awaited: an unreachable server never confirms the end.
    void client.end().catch(() => undefined);
    onClosed(error);
  }

  async function listen(): Promise<void> {
    await client.connect();
    // A close during the connection attempt has already ended the client.
    if (!isOpen) return;
    stopHeartbeat = startHeartbeat(client, options, close);
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    if (isOpen) onListening();
  }

  client.on('error', close);
  client.on('end', () => close(new Error('the database ended the connection')));
  listen().catch((error) => close(error instanceof Error ? error : new Error(String(error))));
  return { close: () => close(new Error('stopped')) };
}

function startHeartbeat(
  client: pg.Client,
  { channel, heartbeat, heartbeatMs, heartbeatTimeoutMs, onMessage }: ConnectionOptions,
  onFailure: (error: Error) => void,
): () => void {
  let deadline: NodeJS.Timeout | undefined;

  client.on('notification', ({ payload = '' }) => {
    if (payload === heartbeat) {
      clearTimeout(deadline);
      deadline = undefined;
    } else if (!payload.startsWith(heartbeatPrefix)) onMessage(payload);
  });

  const beat = (): void => {
    if (deadline !== undefined) return;
    deadline = setTimeout(
      () => onFailure(new Error('the database no longer answers its listener')),
      heartbeatTimeoutMs,
    );
    client.query('SELECT pg_notify($1, $2)', [channel, heartbeat]).catch(onFailure);
  };
  const interval = setInterval(beat, heartbeatMs);

  return () => {
    clearInterval(interval);
    clearTimeout(deadline);
  };
}
