import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../prisma-client/client.ts';

/** Runs SQL: the client, or one of its transactions. */
export type SqlClient = Pick<PrismaClient, '$queryRawUnsafe'>;

/** The database client: rows by key through Prisma, everything else through `.sql` files. */
export type Db = PrismaClient;

export type DatabaseOptions = {
  /** `pglite`: one embedded session serves every connection, so named statements are disabled. */
  engine: 'postgresql' | 'pglite';
  /**
   * Statement timeout in milliseconds; 0 for none, with `plan_cache_mode=auto` (commands, not
   * requests).
   */
  statementTimeoutMs: number;
  /** Maximum number of connections. */
  poolSize: number;
  /**
   * Timeout of acquiring a connection, in milliseconds. Default: short for requests, long for
   * commands.
   */
  connectTimeoutMs?: number;
  onConnectionLost: (error: Error) => void;
};

const connectTimeouts = { request: 1500, command: 30_000 };
const keepAliveMs = 10_000;

// Parallel workers and just-in-time compilation worsen the tail latency of a millisecond search.
// Custom plans double its median: planning several joins takes as long as running them, so requests
// use generic plans. Commands do not: they fill empty tables, and a generic plan for an empty table
// is a full scan.
function sessionSettings(statementTimeoutMs: number): string {
  const plans = statementTimeoutMs === 0 ? 'auto' : 'force_generic_plan';
  return `-c plan_cache_mode=${plans} -c jit=off -c max_parallel_workers_per_gather=0 -c timezone=UTC -c statement_timeout=${statementTimeoutMs}`;
}

const statementName = (sql: string): string => createHash('sha1').update(sql).digest('base64url');

// Caches the names: hashing the text at each call would cost more than planning the statement.
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

type QueryText = (statement: string, values: readonly unknown[]) => Promise<unknown>;

// Keyed by client: a transaction is another object, and its statements must stay on its connection.
const directQueries = new WeakMap<SqlClient, QueryText>();

/**
 * Runs a statement whose columns are all text, and returns its rows. Outside a transaction it
 * bypasses Prisma, whose result mapping would take as long as the search itself; errors are then
 * those of the driver.
 */
export async function queryText(
  db: SqlClient,
  statement: string,
  values: readonly unknown[],
): Promise<unknown> {
  const query = directQueries.get(db);
  return query === undefined ? db.$queryRawUnsafe(statement, ...values) : query(statement, values);
}

/**
 * Opens the database of a `postgresql://` URL. Connects at the first query. The loss of an idle
 * connection calls `onConnectionLost` instead of throwing.
 */
export function openDatabase(url: string, options: DatabaseOptions): Db {
  const isEmbedded = options.engine === 'pglite';
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize,
    connectionTimeoutMillis:
      options.connectTimeoutMs ??
      connectTimeouts[options.statementTimeoutMs === 0 ? 'command' : 'request'],
    idleTimeoutMillis: keepAliveMs * 6,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    ...(isEmbedded ? {} : { options: sessionSettings(options.statementTimeoutMs) }),
  });
  const nameOf = isEmbedded ? undefined : cachedNames();
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    onPoolError: options.onConnectionLost,
    onConnectionError: options.onConnectionLost,
    ...(nameOf && { statementNameGenerator: nameOf }),
  });
  const client = new PrismaClient({ adapter, errorFormat: 'minimal' });
  let opening: Promise<void> | undefined;
  directQueries.set(client, async (sql, values) => {
    // Prisma handles errors of the pool, and ends it, only after `$connect`.
    opening ??= client.$connect().catch((error) => {
      opening = undefined;
      throw error;
    });
    await opening;
    const { rows } = await pool.query({
      text: sql,
      values: [...values],
      ...(nameOf && { name: nameOf({ sql }) }),
    });
    return rows;
  });
  return client;
}
