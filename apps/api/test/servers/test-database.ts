import { readFileSync } from 'node:fs';
import pg from 'pg';
import { cloneTemplate, workerDatabase } from '../../../../infra/test/cloned-database.ts';
import {
  type DatabaseOptions,
  type Db,
  openDatabase,
} from '../../src/platform/database/database.ts';

const statementTimeoutMs = 5000;
// A loaded machine may take seconds to fork a database process, which is not a test failure.
const connectTimeoutMs = 30_000;
const usualPoolSize = 3;

const emptyTables = readFileSync(new URL('./empty-tables.sql', import.meta.url), 'utf8');

type TestDatabase = { db: Db; url: string };

async function prepare(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(emptyTables);
  await client.end();
  return url;
}

/** A client of PostgreSQL that ignores lost connections; the caller disconnects it. */
export const openTestDatabase = (url: string, options: Partial<DatabaseOptions> = {}): Db =>
  openDatabase(url, {
    engine: 'postgresql',
    statementTimeoutMs,
    connectTimeoutMs,
    poolSize: usualPoolSize,
    onConnectionLost: () => undefined,
    ...options,
  });

export async function empty(db: Db): Promise<void> {
  const rows = await db.$queryRawUnsafe<{ name: string }[]>(
    'SELECT name FROM testing.empty_tables() AS name',
  );
  if (rows.length > 0)
    await db.$executeRawUnsafe(`VACUUM ${rows.map(({ name }) => name).join(', ')}`);
}

// The files of a worker share this module: one database, and one pool of each size.
let shared: Promise<string> | undefined;
const pools = new Map<number, Db>();

export async function emptyDatabase(poolSize = usualPoolSize): Promise<TestDatabase> {
  shared ??= workerDatabase('api').then(prepare);
  const url = await shared;
  const db = pools.get(poolSize) ?? openTestDatabase(url, { poolSize });
  pools.set(poolSize, db);
  await empty(db);
  return { db, url };
}

/** A new database for the calling test file alone, dropped when it ends. */
export async function ownDatabase(poolSize = usualPoolSize): Promise<TestDatabase> {
  let opened: Db | undefined;
  const url = await prepare(await cloneTemplate(async () => opened?.$disconnect()));
  opened = openTestDatabase(url, { poolSize });
  return { db: opened, url };
}
