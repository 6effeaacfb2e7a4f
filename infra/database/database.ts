/** A running server with the database of the product. */
export type Database = {
  /**
   * `given`: DATABASE_URL. `native`: private cluster of the machine's PostgreSQL. `pglite`:
   * embedded, one session for all clients.
   */
  engine: 'given' | 'native' | 'pglite';
  url: string;
  /** For the screen: "PostgreSQL 15.18, PostGIS 3.3". */
  description: string;
  /** Stops the server if we started it and no other process of ours uses it. */
  stop: () => Promise<void>;
};

/** Environment variables for the API that describe the database. */
export function databaseEnvironment({
  engine,
  url,
}: Pick<Database, 'engine' | 'url'>): NodeJS.ProcessEnv {
  return engine === 'pglite'
    ? { DATABASE_URL: url, DATABASE_ENGINE: 'pglite', DATABASE_POOL: '1' }
    : { DATABASE_URL: url, DATABASE_ENGINE: 'postgresql' };
}
