import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../prisma-client/client.ts';

/** The client or one of its transactions; both run SQL. */
export type SqlClient = Pick<PrismaClient, '$queryRawUnsafe'>;

export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

/** The database client: its models and all `.sql` files share one pool of connections. */
export type Db = PrismaClient;

export type DatabaseOptions = {
  /** `pglite`: one embedded session serves every connection, so named statements are disabled. */
  engine: 'postgresql' | 'pglite';
  /**
   * Statement timeout in milliseconds. 0, for commands, means no timeout and
   * `plan_cache_mode=auto`.
   */
  statementTimeoutMs: number;
  poolSize: number;
  /** Of acquiring a connection. By default 1,500, or 30,000 without a statement timeout. */
  connectTimeoutMs?: number;
  onConnectionLost: (error: Error) => void;
};

const connectTimeouts = { request: 1500, command: 30_000 };
const keepAliveMs = 10_000;

// Parallel workers and just-in-time compilation worsen the tail latency of a millisecond search.
// Custom plans double the median: planning several joins takes as long as running them, so requests
// use generic plans. Commands do not: they fill empty tables, and a generic plan for an empty table
// is a full scan.
function sessionSettings(statementTimeoutMs: number): string {
  const plans = statementTimeoutMs === 0 ? 'auto' : 'force_generic_plan';
  return `-c plan_cache_mode=${plans} -c jit=off -c max_parallel_workers_per_gather=0 -c timezone=UTC -c statement_timeout=${statementTimeoutMs}`;
}

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

/**
 * Runs a statement whose columns are all text, and returns its rows. Outside a transaction the
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

function openPool(url: string, options: DatabaseOptions): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max: options.poolSize,
    connectionTimeoutMillis:
      options.connectTimeoutMs ??
      connectTimeouts[options.statementTimeoutMs === 0 ? 'command' : 'request'],
    idleTimeoutMillis: keepAliveMs * 6,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    ...(options.engine !== 'pglite' && { options: sessionSettings(options.statementTimeoutMs) }),
  });
}

/**
 * Opens the database of a `postgresql://` URL. Connects at the first query. The loss of an idle
 * connection calls `onConnectionLost` instead of throwing.
 */
export function openDatabase(url: string, options: DatabaseOptions): Db {
  const pool = openPool(url, options);
  const nameOf = options.engine === 'pglite' ? undefined : cachedNames();
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    onPoolError: options.onConnectionLost,
    onConnectionError: options.onConnectionLost,
    ...(nameOf && { statementNameGenerator: nameOf }),
  });
  const client = new PrismaClient({ adapter, errorFormat: 'minimal' });
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
