import pg from 'pg';

const connectMs = 5000;

export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  // Without this listener, a lost connection would end the process; the next query fails instead.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function onDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.toString();
}

export function databaseOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres';
}

/** Succeeds also when another caller creates the database at the same time. */
export async function ensureDatabaseExists(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    await client
      .query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
      .catch((error: unknown) => {
        if (
          !(
            error instanceof Error &&
            'code' in error &&
            (error.code === '42P04' || error.code === '23505')
          )
        )
          throw error;
      });
  });
}

/** "PostgreSQL 15.18, PostGIS 3.3.2", or undefined when PostGIS is not installed on the server. */
export function describeServer(url: string): Promise<string | undefined> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ server: string; postgis: string | null }>(
      `SELECT current_setting('server_version') AS server, (SELECT default_version FROM pg_available_extensions WHERE name = 'postgis') AS postgis`,
    );
    const [row] = rows;
    if (!row?.postgis) return undefined;
    return `PostgreSQL ${row.server.split(' ')[0]}, PostGIS ${row.postgis}`;
  });
}
