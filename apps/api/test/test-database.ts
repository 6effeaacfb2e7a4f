import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll } from 'vitest';
import { type Db, openDatabase } from '../src/platform/database.ts';

// Set by infra/test/database-setup.ts: a server to make databases on, and a migrated database to clone.
const adminUrl = process.env.TEST_DATABASE_URL ?? '';
const template = process.env.TEST_TEMPLATE ?? '';
const statementTimeoutMs = 5000;
// A machine under load may take seconds to fork a process: that is no fault of what is tested.
const connectTimeoutMs = 30_000;

// What a test may fill. Spatial reference systems and migrations stay.
const tables = 'poi, poi_version, media, region, feature, promotion, poi_search, poi_text, map_ground, feedback';

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function cloneTemplate(): Promise<{ db: Db; url: string }> {
  if (adminUrl === '' || template === '')
    throw new Error('TEST_DATABASE_URL and TEST_TEMPLATE are not set: run the tests through vitest.config.ts');
  const name = `parages_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE "${template}" STRATEGY file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const db = openDatabase(url.toString(), {
    ...{ engine: 'postgresql', statementTimeoutMs, connectTimeoutMs, poolSize: 3 },
    onConnectionLost: () => undefined,
  });
  afterAll(async () => {
    await db.$disconnect();
    await asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
  return { db, url: url.toString() };
}

let current: Promise<{ db: Db; url: string }> | undefined;

/** This test file's own database, emptied. Cloned from the migrated template at the first call, dropped when the file ends. */
export async function emptyDatabase(): Promise<{ db: Db; url: string }> {
  current ??= cloneTemplate();
  const { db, url } = await current;
  await db.$executeRawUnsafe(`TRUNCATE ${tables} CASCADE`);
  return { db, url };
}
