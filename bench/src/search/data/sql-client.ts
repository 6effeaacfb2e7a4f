import type pg from 'pg';
import type { SqlClient } from '../../../../apps/api/src/platform/database/database.ts';

type Driver = { query: (config: pg.QueryConfig) => Promise<{ rows: unknown[] }> };

/**
 * Wraps a connection or a pool of the driver for the product's repositories, with named statements.
 */
export function asSqlClient(driver: Driver): SqlClient {
  const names = new Map<string, string>();
  const query = async (text: string, ...values: unknown[]) => {
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    return (await driver.query({ name, text, values })).rows;
  };
  return { $queryRawUnsafe: query } as unknown as SqlClient;
}
