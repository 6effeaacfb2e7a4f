import { z } from 'zod';
import type { SqlClient } from './database.ts';
import { sqlFile } from './sql-file.ts';

const lockOne = sqlFile(new URL('./lock-name.sql', import.meta.url), {
  params: z.object({ name: z.string() }),
  row: z.strictObject({ held: z.string().nullable() }),
});

const lockMany = sqlFile(new URL('./lock-names.sql', import.meta.url), {
  params: z.object({ names: z.array(z.string()) }),
  row: z.strictObject({ held: z.int() }),
});

/**
 * Takes an advisory lock until the end of the transaction; waits while another transaction holds
 * it.
 */
export async function lockName(tx: SqlClient, name: string): Promise<void> {
  await lockOne(tx, { name });
}

/** Takes several advisory locks in a fixed order, so that two such calls cannot deadlock. */
export async function lockNames(tx: SqlClient, names: readonly string[]): Promise<void> {
  await lockMany(tx, { names: [...names] });
}
