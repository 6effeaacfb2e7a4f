import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { allEndpoints } from './all-endpoints.ts';
import { buildCore, type CoreOptions } from './build-core.ts';
import { onPool } from './database/database.ts';
import { minApiKeyLength } from './http/api-key.ts';
import { consoleLog, type Log } from './http/log.ts';
import { buildServer } from './http/server.ts';
import { purge } from './purge.ts';
import { WrongEncryptionKey } from './tokens/key-cipher.ts';

const loopback = '127.0.0.1';
const purgeEveryMs = 3_600_000;
const poolSize = 4;
// The embedded database has one session: further connections would only wait.
const embeddedPoolSize = 1;
const statementTimeoutMs = 5000;
const connectTimeoutMs = 5000;

/**
 * The database with the core's tables (schema `auth_core`, already migrated): a URL to open, or a
 * pool that the caller ends and whose errors the caller handles.
 */
type AuthCoreDatabase =
  | {
      databaseUrl: string;
      /**
       * `pglite` when one embedded session serves every connection: it accepts no session settings.
       */
      engine?: 'postgresql' | 'pglite';
    }
  | { pool: pg.Pool };

export type AuthCoreOptions = AuthCoreDatabase & {
  /** Production is refused, unless `isAllowedInProduction`. */
  environment: 'production' | 'development' | 'test';
  isAllowedInProduction?: boolean;
  /** The `api-key` that callers must send, of at least 20 characters; random by default. */
  apiKey?: string;
  /** A free port by default. The address is always 127.0.0.1. */
  port?: number;
  log?: Log;
} & CoreOptions;

/**
 * A running core: `uri` and `apiKey` are the `connectionURI` and `apiKey` of `supertokens.init`.
 */
export type AuthCore = {
  uri: string;
  apiKey: string;
  /** Finishes the current requests, then stops. May be called again. */
  close: () => Promise<void>;
};

function refuseProduction({ environment, isAllowedInProduction = false }: AuthCoreOptions): void {
  if (environment === 'production' && !isAllowedInProduction)
    throw new Error(
      'The embedded session core is not meant for production: give SUPERTOKENS_CONNECTION_URI, or allow it explicitly',
    );
}

function openPool(
  options: AuthCoreDatabase,
  log: Log,
): { pool: pg.Pool; end: () => Promise<void> } {
  if ('pool' in options) return { pool: options.pool, end: async () => undefined };
  const isEmbedded = options.engine === 'pglite';
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: isEmbedded ? embeddedPoolSize : poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    ...(isEmbedded
      ? {}
      : { options: `-c timezone=UTC -c statement_timeout=${statementTimeoutMs}` }),
  });
  // Without a listener one idle connection dropped by PostgreSQL would end the process.
  pool.on('error', (error) => log.error('auth-core: database connection lost', error));
  return { pool, end: () => pool.end() };
}

/**
 * Starts the embedded session core on 127.0.0.1. Several may run on one database, which holds all
 * shared state. The start encrypts the keys in the database; when the database does not answer yet,
 * the first call that needs a key does.
 * @throws {WrongEncryptionKey} for a malformed encryption key, when it cannot decrypt the keys in
 * the database, and when some of those are encrypted and others are not
 * @throws {Error} in production without being allowed, and for an api-key that is too short
 */
export async function startAuthCore(options: AuthCoreOptions): Promise<AuthCore> {
  refuseProduction(options);
  const { apiKey = randomBytes(32).toString('base64url'), port = 0, log = consoleLog } = options;
  if (apiKey.length < minApiKeyLength)
    throw new Error(`The api-key of the session core needs ${minApiKeyLength} characters`);
  const { pool, end } = openPool(options, log);
  const { core, sealKeys } = buildCore(onPool(pool), options);
  try {
    await sealKeys();
  } catch (error) {
    if (error instanceof WrongEncryptionKey) {
      await end();
      throw error;
    }
    log.warn('auth-core: the database does not answer yet');
  }
  const server = buildServer({
    apiKey,
    log,
    endpoints: allEndpoints,
    findCore: async (appId) => (appId === 'public' ? core : undefined),
  });
  const sweep = setInterval(() => {
    purge(core).catch((error: unknown) =>
      log.error('auth-core: expired rows could not be deleted', error),
    );
  }, purgeEveryMs);
  sweep.unref();
  const uri = await server.listen({ host: loopback, port });
  let closing: Promise<void> | undefined;
  const close = async () => {
    clearInterval(sweep);
    await server.close();
    await end();
  };
  return {
    uri,
    apiKey,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
