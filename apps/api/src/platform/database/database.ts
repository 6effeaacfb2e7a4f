import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../prisma-client/client.ts';

/** The client or one of its transactions; both run SQL. */
export type SqlClient = Pick<PrismaClient, '$queryRawUnsafe'>;

/** A transaction of the client. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

/** The database client: its models and the `.sql` files share one pool of connections. */
export type Db = PrismaClient;

export type DatabaseOptions = {
  /** `pglite`: one embedded session serves every connection, so named statements are disabled. */
  engine: 'postgresql' | 'pglite';
  /**
   * Statement timeout in milliseconds. 0, for commands, means no timeout and
   * `plan_cache_mode=auto`.
   */
  statementTimeoutMs: number;
  /** Maximum number of connections. */
  poolSize: number;
  /**
   * Timeout of acquiring a connection, in milliseconds. Default: 1,500, or 30,000 without a
   * statement timeout.
   */
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

/**
 * Opens the database of a `postgresql://` URL. Connects at the first query. The loss of an idle
 * connection calls `onConnectionLost` instead of throwing.
 */
export function openDatabase(url: string, options: DatabaseOptions): Db {
  const isEmbedded = options.engine === 'pglite';
  const pool = {
    connectionString: url,
    max: options.poolSize,
    connectionTimeoutMillis:
      options.connectTimeoutMs ??
      connectTimeouts[options.statementTimeoutMs === 0 ? 'command' : 'request'],
    idleTimeoutMillis: keepAliveMs * 6,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    ...(isEmbedded ? {} : { options: sessionSettings(options.statementTimeoutMs) }),
  };
  const adapter = new PrismaPg(pool, {
    onPoolError: options.onConnectionLost,
    onConnectionError: options.onConnectionLost,
    ...(!isEmbedded && { statementNameGenerator: cachedNames() }),
  });
  return new PrismaClient({ adapter, errorFormat: 'minimal' });
}
