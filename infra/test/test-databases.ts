import { withClient } from '../database/connect.ts';

const prefix = 'parages_test_';

export const testDatabasePrefix = (run: string): string => `${prefix}${run}_`;

/** Without `run`, drops every test database. */
export async function dropTestDatabases(adminUrl: string, run?: string): Promise<void> {
  const start = run === undefined ? prefix : testDatabasePrefix(run);
  await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [start],
    );
    for (const { datname } of rows)
      await client.query(
        `DROP DATABASE IF EXISTS ${client.escapeIdentifier(datname)} WITH (FORCE)`,
      );
  });
}
