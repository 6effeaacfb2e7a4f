import { z } from 'zod';
import type { Db } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const storedSecret = z.strictObject({ name: z.string(), value: z.string() });

/** Every secret; `sealAtRest` encrypts the values. */
export const listSecrets = (db: Db) =>
  db.rows(storedSecret, sql`SELECT name, value FROM auth_core.secret ORDER BY name`);

/** Writes the encrypted value of a secret. */
export const setSecret = (tx: Db, name: string, value: string) =>
  tx.run(sql`UPDATE auth_core.secret SET value = ${value} WHERE name = ${name}`);

/**
 * Returns the secret of that name, after inserting `proposed` when the database has none.
 */
export async function findOrInsertSecret(db: Db, name: string, proposed: string): Promise<string> {
  await db.run(
    sql`INSERT INTO auth_core.secret (name, value) VALUES (${name}, ${proposed}) ON CONFLICT DO NOTHING`,
  );
  const [secret] = await db.rows(
    z.strictObject({ value: z.string() }),
    sql`SELECT value FROM auth_core.secret WHERE name = ${name}`,
  );
  if (secret === undefined) throw new Error(`The secret ${name} was removed while it was read`);
  return secret.value;
}
