import { z } from 'zod';
import type { SqlClient } from '../database.ts';
import { sqlFile } from '../sql-file.ts';

const row = z.strictObject({
  name: z.string(),
  value: z.string(),
  role: z.string(),
  database: z.string(),
});

export type DifferingSetting = z.output<typeof row>;

const find = sqlFile(new URL('./find-differing-settings.sql', import.meta.url), {
  params: z.object({ wanted: z.string() }),
  row,
});

export const findDifferingSettings = (
  db: SqlClient,
  wanted: Record<string, string>,
): Promise<DifferingSetting[]> => find(db, { wanted: JSON.stringify(wanted) });
