import type pg from 'pg';
import type { SqlClient } from '../src/platform/database/database.ts';

type Driver = { query: (config: pg.QueryConfig) => Promise<{ rows: unknown[] }> };

/** Names its statements as the API does: after a few runs PostgreSQL may use a generic plan. */
export function namedStatements(driver: Driver): SqlClient {
  const names = new Map<string, string>();
  const query = async (text: string, ...values: unknown[]) => {
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    return (await driver.query({ name, text, values })).rows;
  };
  return { $queryRawUnsafe: query } as unknown as SqlClient;
}
