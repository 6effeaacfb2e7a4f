import pg from 'pg';
import {
  databaseOf,
  quoteIdentifier,
  withDatabase,
  withoutPrismaParameters,
} from './connection-settings.mjs';
import { logError } from './output.mjs';

/** @param {string} url @param {string} [sql] absent when only the connection is tested */
const connectAnd = async (url, sql) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    if (sql) await client.query(sql);
  } finally {
    await client.end();
  }
};

const commands = {
  'can-connect-to-database': (url) => connectAnd(withoutPrismaParameters(url)),
  'create-database': (url) =>
    connectAnd(
      withDatabase(url, 'postgres'),
      `CREATE DATABASE ${quoteIdentifier(databaseOf(url))}`,
    ),
  'drop-database': (url) =>
    connectAnd(
      withDatabase(url, 'postgres'),
      `DROP DATABASE IF EXISTS ${quoteIdentifier(databaseOf(url))} WITH (FORCE)`,
    ),
};

/** Prisma's own error codes, by which the CLI decides whether to create the database or fail. */
const prismaError = (error, url) => {
  const { hostname, port } = new URL(url);
  if (error.code === '3D000')
    return { error_code: 'P1003', message: `Database \`${databaseOf(url)}\` does not exist` };
  if (error.code === '28P01' || error.code === '28000') {
    return {
      error_code: 'P1000',
      message: `Authentication failed against database server at \`${hostname}\``,
    };
  }
  if (
    ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'].includes(error.code) ||
    /timeout/.test(error.message)
  ) {
    return {
      error_code: 'P1001',
      message: `Can't reach database server at \`${hostname}:${port || 5432}\``,
    };
  }
  return { error_code: 'P1010', message: error.message };
};

/**
 * Runs `schema-engine cli <name>` and returns its exit code, 0 on success.
 * @param {string} name
 * @param {string | undefined} url
 * @returns {Promise<0 | 1>}
 */
export const runDatabaseCommand = async (name, url) => {
  const command = commands[name];
  if (!command || !url) {
    logError({
      message: command ? 'no datasource URL' : `unknown command ${name}`,
      is_panic: false,
    });
    return 1;
  }
  try {
    await command(url);
    return 0;
  } catch (error) {
    // The CLI discards the first line of standard error, where the native engine prints a banner.
    process.stderr.write('schema-engine\n');
    logError({ ...prismaError(error, url), is_panic: false });
    return 1;
  }
};
