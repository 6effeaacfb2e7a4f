import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll } from 'vitest';

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A database of its own for a test file, cloned from the migrated template of `database-setup.ts` and dropped when the file ends.
 * @param close closes the connections to it; called before it is dropped
 * @returns its `postgresql://` address
 */
export async function cloneTemplate(close: () => Promise<void>): Promise<string> {
  const { TEST_DATABASE_URL: adminUrl = '', TEST_TEMPLATE: template = '' } = process.env;
  if (adminUrl === '' || template === '')
    throw new Error(
      'TEST_DATABASE_URL and TEST_TEMPLATE are not set: run the tests through vitest.config.ts',
    );
  const name = `parages_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE "${template}" STRATEGY file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  afterAll(async () => {
    await close();
    await asAdmin(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
  return url.toString();
}
