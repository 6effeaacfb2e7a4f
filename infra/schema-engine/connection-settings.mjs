import { parse } from 'pg-connection-string';

/** Parameters of Prisma's URLs that PostgreSQL itself would refuse. */
const prismaOnly = ['schema', 'connection_limit', 'pool_timeout', 'pgbouncer'];

/** @param {string} url @returns {string} the same URL as PostgreSQL understands it */
export const withoutPrismaParameters = (url) => {
  const plain = new URL(url);
  for (const name of prismaOnly) plain.searchParams.delete(name);
  return plain.toString();
};

/** @param {string} url */
export const schemaOf = (url) => new URL(url).searchParams.get('schema') ?? undefined;

/** @param {string} url @returns {string} name of the database, `postgres` when the URL has none */
export const databaseOf = (url) => decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres';

/** @param {string} url @param {string} database */
export const withDatabase = (url, database) => {
  const other = new URL(withoutPrismaParameters(url));
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.toString();
};

/**
 * Discrete settings instead of a connection string: `pg` lets a string win over `database`, and the
 * migrations meant for the shadow database would be replayed into the main one.
 * @param {string} url
 * @param {string} [database] another database of the same server
 */
export const poolSettings = (url, database) => {
  const { host, port, user, password, ssl, database: own } = parse(withoutPrismaParameters(url));
  return {
    host: host ?? undefined,
    port: port ? Number(port) : undefined,
    user,
    password,
    ssl,
    database: database ?? own ?? undefined,
    max: 4,
  };
};

/** @param {string} name */
export const quoteIdentifier = (name) => `"${name.replaceAll('"', '""')}"`;
