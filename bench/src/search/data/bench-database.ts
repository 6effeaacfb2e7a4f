import pg from 'pg';
import { z } from 'zod';
import {
  databaseOf,
  ensureDatabaseExists,
  onDatabase,
  withClient,
} from '../../../../infra/database/connect.ts';
import { hashSchema, migrate } from '../../../../infra/database/migrations.ts';

const loadSchema = z.object({
  events: z.number(),
  seed: z.number(),
  today: z.number(),
  edition: z.string(),
  schema: z.string(),
});

/**
 * `today` is the day around which the dates were generated, in days since 1970; `edition`
 * identifies the generator.
 */
export type Load = z.output<typeof loadSchema>;

export function serverUrlOf(given?: string): string {
  const url = given ?? process.env.BENCH_DATABASE_URL ?? process.env.DATABASE_URL;
  if (url) return url;
  throw new Error(
    'Which PostgreSQL? Set BENCH_DATABASE_URL or DATABASE_URL: the benchmark creates its database on that server.',
  );
}

export const benchDatabaseUrl = (url: string, events: number): string =>
  onDatabase(url, `parages_bench_${events}`);

const options =
  '-c jit=off -c max_parallel_workers_per_gather=0 -c plan_cache_mode=force_generic_plan -c timezone=UTC';

/** Statements are planned as those of the API. */
export const openPool = (url: string): pg.Pool =>
  new pg.Pool({ connectionString: url, options, max: 1 });

/** Statements are planned as those of the API. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options });
  await client.connect();
  return client;
}

/**
 * @returns undefined when the database is absent, incomplete, or loaded with other parameters or
 * another schema
 */
export async function findLoad(
  url: string,
  wanted: { events: number; seed: number; edition: string },
): Promise<Load | undefined> {
  const client = await connect(url).catch(() => undefined);
  if (!client) return undefined;
  try {
    const { rows } = await client.query('SELECT load FROM bench.load');
    const load = z.object({ load: loadSchema }).parse(rows[0]).load;
    const isWanted =
      load.events === wanted.events && load.seed === wanted.seed && load.edition === wanted.edition;
    return isWanted && load.schema === hashSchema() ? load : undefined;
  } catch {
    return undefined;
  } finally {
    await client.end();
  }
}

export async function recreateDatabase(serverUrl: string, url: string): Promise<void> {
  await dropDatabase(serverUrl, url);
  await ensureDatabaseExists(onDatabase(serverUrl, 'postgres'), databaseOf(url));
  await migrate({ engine: 'native', url });
}

export async function dropDatabase(serverUrl: string, url: string): Promise<void> {
  await withClient(onDatabase(serverUrl, 'postgres'), (server) =>
    server.query(
      `DROP DATABASE IF EXISTS ${server.escapeIdentifier(databaseOf(url))} WITH (FORCE)`,
    ),
  );
}

/** A database without this row is loaded again. */
export async function markLoaded(client: pg.Client, load: Omit<Load, 'schema'>): Promise<void> {
  await client.query('CREATE SCHEMA IF NOT EXISTS bench');
  await client.query('CREATE TABLE IF NOT EXISTS bench.load (load jsonb NOT NULL)');
  await client.query('INSERT INTO bench.load VALUES ($1)', [
    JSON.stringify({ ...load, schema: hashSchema() }),
  ]);
}

const indexRow = z.object({ name: z.string(), definition: z.string() });

/**
 * One build of an index after the load is faster than updates during it. Indexes of constraints
 * stay.
 */
export async function dropSecondaryIndexes(
  client: pg.Client,
  tables: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT quote_ident(c.relname) AS name, pg_get_indexdef(c.oid) AS definition FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE i.indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = c.oid) ORDER BY 1`,
    [tables],
  );
  const indexes = rows.map((row) => indexRow.parse(row));
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  return indexes.map(({ definition }) => definition);
}
