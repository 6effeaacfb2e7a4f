export type Database = {
  /**
   * `given`: the server of DATABASE_URL. `native`: a private cluster of the machine's PostgreSQL.
   * `pglite`: embedded, one session for all clients.
   */
  engine: 'given' | 'native' | 'pglite';
  url: string;
  /** Printed for the user, such as "PostgreSQL 15.18, PostGIS 3.3.2". */
  description: string;
  /** Leaves a server of DATABASE_URL running, and a private cluster that another process uses. */
  stop: () => Promise<void>;
};

export function databaseEnvironment({
  engine,
  url,
}: Pick<Database, 'engine' | 'url'>): NodeJS.ProcessEnv {
  return engine === 'pglite'
    ? { DATABASE_URL: url, DATABASE_ENGINE: 'pglite', DATABASE_POOL: '1' }
    : { DATABASE_URL: url, DATABASE_ENGINE: 'postgresql' };
}
