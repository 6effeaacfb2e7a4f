import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../prisma-client/client.ts';

/** Anything that runs SQL: the client, or a transaction of it. */
export type SqlClient = Pick<PrismaClient, '$queryRawUnsafe'>;

/** The database: rows by key through Prisma, everything else through `.sql` files. */
export type Db = PrismaClient;

export type DatabaseOptions = {
  /** `pglite` when one embedded session answers every connection: it cannot hold named statements. */
  engine: 'postgresql' | 'pglite';
  /** Longest time of one statement, in milliseconds; 0 lifts the bound, and plans may be made anew (commands, not requests). */
  statementTimeoutMs: number;
  /** Connections at most. */
  poolSize: number;
  /** Longest wait for a connection, in milliseconds; a request gives up early, a command has time. */
  connectTimeoutMs?: number;
  onConnectionLost: (error: Error) => void;
};

const connectTimeouts = { request: 1500, command: 30_000 };
const keepAliveMs = 10_000;

// Two PostgreSQL defaults ruin the tail of a millisecond search: parallel workers and just-in-time compilation. A third doubles its middle:
// a statement of several joins takes as long to plan for its values as to run, so the named statements of requests keep their general plan.
// Not those of commands: they fill empty tables, and a plan made for an empty table reads all of it.
function sessionSettings(statementTimeoutMs: number): string {
  const plans = statementTimeoutMs === 0 ? 'auto' : 'force_generic_plan';
  return `-c plan_cache_mode=${plans} -c jit=off -c max_parallel_workers_per_gather=0 -c timezone=UTC -c statement_timeout=${statementTimeoutMs}`;
}

const statementName = (sql: string): string => createHash('sha1').update(sql).digest('base64url');

// Names are asked for at every call: hashing the text each time would cost more than planning it.
function rememberedNames(): (query: { sql: string }) => string {
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

// By client: a transaction is another object, whose statements must not leave it.
const directly = new WeakMap<SqlClient, QueryText>();

/**
 * Runs a statement whose columns are all text, and gives its rows. Outside a transaction it goes straight to the pool of the client: Prisma,
 * which has no type to map there, would take as long as a search is computed. A refusal is then the driver's own error.
 */
export async function queryText(
  db: SqlClient,
  statement: string,
  values: readonly unknown[],
): Promise<unknown> {
  const query = directly.get(db);
  return query === undefined ? db.$queryRawUnsafe(statement, ...values) : query(statement, values);
}

/** Opens the database of a `postgresql://` URL. The first query connects; a lost connection is reported, never thrown past a query. */
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
  const nameOf = isEmbedded ? undefined : rememberedNames();
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    onPoolError: options.onConnectionLost,
    onConnectionError: options.onConnectionLost,
    ...(nameOf && { statementNameGenerator: nameOf }),
  });
  const client = new PrismaClient({ adapter, errorFormat: 'minimal' });
  let opening: Promise<void> | undefined;
  directly.set(client, async (sql, values) => {
    // Prisma listens to the pool, and ends it, once it has opened it.
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
