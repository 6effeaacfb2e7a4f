import { z } from 'zod';
import type { Db } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import type { JsonObject } from '../../tokens/json-web-token.ts';

const stored = z.strictObject({ data: z.record(z.string(), z.unknown()) });

/** The metadata of a user; an empty object when none is stored. */
export async function findMetadata(db: Db, userId: string): Promise<JsonObject> {
  const [found] = await db.rows(
    stored,
    sql`SELECT data FROM auth_core.account_metadata WHERE user_id = ${userId}`,
  );
  return found?.data ?? {};
}

/**
 * Adds, replaces and removes keys; simultaneous updates are merged. @returns the metadata after the
 * update
 */
export async function mergeMetadata(
  db: Db,
  userId: string,
  { added, removed }: { added: JsonObject; removed: string[] },
): Promise<JsonObject> {
  const json = JSON.stringify(added);
  const [merged] = await db.rows(
    stored,
    sql`
      INSERT INTO auth_core.account_metadata AS kept (user_id, data) VALUES (${userId}, ${json}::jsonb)
      ON CONFLICT (user_id) DO UPDATE SET data = (kept.data || ${json}::jsonb) - ${removed}::text[]
      RETURNING data`,
  );
  return merged?.data ?? {};
}

export const deleteMetadata = (db: Db, userId: string) =>
  db.run(sql`DELETE FROM auth_core.account_metadata WHERE user_id = ${userId}`);
