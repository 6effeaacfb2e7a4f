import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../prisma-client/client.ts';
import { sessionSettings, startupOptions } from './session-settings.domain.ts';

/** The client or one of its transactions; both run SQL. */
export type SqlClient = {
  $queryRawUnsafe: <T = unknown>(statement: string, ...values: unknown[]) => Promise<T>;
};

export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

/** The database client: its models and all `.sql` files share one pool of connections. */
export type Db = PrismaClient;

export type DatabaseOptions = {
  /** `pglite`: one embedded session serves every connection, so named statements are disabled. */
  engine: 'postgresql' | 'pglite';
  /**
   * A pooler in transaction mode lends sessions, which neither start-up options nor named statements
   * suit: their role has the settings (`checkPooledSessions`).
   */
  isPooled?: boolean;
  /**
   * Statement timeout in milliseconds. 0, for commands, means no timeout and
   * `plan_cache_mode=auto`.
   */
  statementTimeoutMs: number;
  poolSize: number;
  /** Of acquiring a connection. By default 1,500, or 30,000 without a statement timeout. */
  connectTimeoutMs?: number;
  /**
   * Milliseconds after which a statement without an answer fails and its connection is closed: the
   * statement timeout runs on the server, which may be unreachable. None by default.
   */
  answerTimeoutMs?: number;
  onConnectionLost: (error: Error) => void;
  /** Of connections, in place of the driver's own: one that traces statements. */
  client?: typeof pg.Client | undefined;
};

const connectTimeouts = { request: 1500, command: 30_000 };
const keepAliveMs = 10_000;

const statementName = (sql: string): string => createHash('sha1').update(sql).digest('base64url');

// Caches the names, so that the text of a statement is hashed once and not at each call.
function cachedNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    const name = statementName(sql);
    names.set(sql, name);
    return name;
  };
}

type TextQuery = (statement: string, values: readonly unknown[]) => Promise<unknown>;

// Keyed by client. A transaction is another object: its statements stay on its connection.
const driverQueries = new WeakMap<SqlClient, TextQuery>();

/** Connections of a pool; `waiting` counts the queries that wait for one. */
export type PoolState = { most: number; total: number; idle: number; waiting: number };

const pools = new WeakMap<SqlClient, pg.Pool>();

/** Undefined for a transaction and for a client that `openDatabase` did not open. */
export function readPool(db: SqlClient): PoolState | undefined {
  const pool = pools.get(db);
  return (
    pool && {
      most: pool.options.max,
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }
  );
}

/**
 * Runs a statement whose columns are texts and numbers, and returns its rows. Outside a transaction the
 * driver runs it, on the pool of the client, and errors are those of the driver: a call of Prisma
 * takes up to 7 % of the shortest searches (`docs/adr/0002`).
 */
export async function queryText(
  db: SqlClient,
  statement: string,
  values: readonly unknown[],
): Promise<unknown> {
  const query = driverQueries.get(db);
  return query === undefined ? db.$queryRawUnsafe(statement, ...values) : query(statement, values);
}

/** A client that runs each statement with the client that `run` chooses. It has no transactions. */
export function routedClient(
  run: <T>(read: (client: SqlClient) => Promise<T>) => Promise<T>,
): SqlClient {
  const routed: SqlClient = {
    $queryRawUnsafe: <T>(statement: string, ...values: unknown[]) =>
      run((client) => client.$queryRawUnsafe<T>(statement, ...values)),
  };
  driverQueries.set(routed, (statement, values) =>
    run((client) => queryText(client, statement, values)),
  );
  return routed;
}

const ownsSessions = ({ engine, isPooled = false }: DatabaseOptions): boolean =>
  engine === 'postgresql' && !isPooled;

function openPool(url: string, options: DatabaseOptions): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max: options.poolSize,
    ...(options.client && { Client: options.client }),
    connectionTimeoutMillis:
      options.connectTimeoutMs ??
      connectTimeouts[options.statementTimeoutMs === 0 ? 'command' : 'request'],
    idleTimeoutMillis: keepAliveMs * 6,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    ...(options.answerTimeoutMs !== undefined && { query_timeout: options.answerTimeoutMs }),
    ...(ownsSessions(options) && {
      options: startupOptions(sessionSettings(options.statementTimeoutMs)),
    }),
  });
}

/**
 * Opens the database of a `postgresql://` URL. Connects at the first query. The loss of an idle
 * connection calls `onConnectionLost` instead of throwing.
 */
export function openDatabase(url: string, options: DatabaseOptions): Db {
  const pool = openPool(url, options);
  const nameOf = ownsSessions(options) ? cachedNames() : undefined;
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    onPoolError: options.onConnectionLost,
    onConnectionError: options.onConnectionLost,
    ...(nameOf && { statementNameGenerator: nameOf }),
  });
  const client = new PrismaClient({ adapter, errorFormat: 'minimal' });
  pools.set(client, pool);
  let connecting: Promise<void> | undefined;
  driverQueries.set(client, async (text, values) => {
    // Prisma handles errors of the pool, and ends it, only after `$connect`.
    connecting ??= client.$connect().catch((error: unknown) => {
      connecting = undefined;
      throw error;
    });
    await connecting;
    const name = nameOf?.({ sql: text });
    const { rows } = await pool.query({ text, values: [...values], ...(name && { name }) });
    return rows;
  });
  return client;
}
