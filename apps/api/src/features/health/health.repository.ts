import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';

const missingMigrations = sqlFile(new URL('./missing-migrations.sql', import.meta.url), {
  params: z.object({ names: z.array(z.string()) }),
  row: z.strictObject({ name: z.string() }),
});

export const healthRepository = (db: SqlClient) => ({
  /** The names that are not among the finished migrations of the database. */
  missingMigrations: async (names: readonly string[]): Promise<string[]> =>
    (await missingMigrations(db, { names: [...names] })).map(({ name }) => name),
});
