/** A server that answers, and the database of the product on it. */
export type Database = {
  /** `given`: DATABASE_URL. `native`: private cluster of the machine's PostgreSQL. `pglite`: embedded, one session for everybody. */
  engine: 'given' | 'native' | 'pglite';
  url: string;
  /** For the screen: "PostgreSQL 15.18, PostGIS 3.3". */
  description: string;
  /** Stops what we started; nothing when the server is somebody else's. */
  stop: () => Promise<void>;
};

/** What the API has to know about the database, as environment. */
export function databaseEnvironment({
  engine,
  url,
}: Pick<Database, 'engine' | 'url'>): NodeJS.ProcessEnv {
  return engine === 'pglite'
    ? { DATABASE_URL: url, DATABASE_ENGINE: 'pglite', DATABASE_POOL: '1' }
    : { DATABASE_URL: url, DATABASE_ENGINE: 'postgresql' };
}
