import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll } from 'vitest';
import { onDatabase } from '../database/connect.ts';
import { cloneStatement } from './template-database.ts';
import { testDatabasePrefix } from './test-databases.ts';

type Given = { adminUrl: string; template: string; prefix: string };

function readGiven(): Given {
  const {
    TEST_DATABASE_URL: adminUrl = '',
    TEST_TEMPLATE: template = '',
    TEST_RUN: run = '',
  } = process.env;
  if (adminUrl === '' || template === '' || run === '')
    throw new Error('TEST_RUN is not set: run the tests through vitest.config.ts');
  return { adminUrl, template, prefix: testDatabasePrefix(run) };
}

// No connection timeout: under load PostgreSQL may take seconds to fork a backend.
async function asAdmin(
  { adminUrl }: Given,
  statement: string,
  values: string[] = [],
): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}

const clone = (given: Given, name: string): Promise<pg.QueryResult> =>
  asAdmin(given, cloneStatement(name, given.template));

/**
 * The database is dropped when the test file ends.
 * @param close closes the connections to the database before that
 * @returns its `postgresql://` address
 */
export async function cloneTemplate(close: () => Promise<void>): Promise<string> {
  const given = readGiven();
  const name = `${given.prefix}${randomUUID().replaceAll('-', '')}`;
  await clone(given, name);
  afterAll(async () => {
    await close();
    await asAdmin(given, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
  return onDatabase(given.adminUrl, name);
}

/**
 * The later test files of the worker, and of the next worker with the same number, get the same
 * database, so the caller empties it.
 * @returns its `postgresql://` address
 */
export async function workerDatabase(project: string): Promise<string> {
  const given = readGiven();
  const name = `${given.prefix}${project}_${process.env.VITEST_POOL_ID}`;
  const { rowCount } = await asAdmin(given, 'SELECT FROM pg_database WHERE datname = $1', [name]);
  if (rowCount === 0) await clone(given, name);
  return onDatabase(given.adminUrl, name);
}
