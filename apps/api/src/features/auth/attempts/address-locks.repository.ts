import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const takeLock = sqlFile(new URL('./take-lock.sql', import.meta.url), {
  params: z.object({ id: z.string(), holder: z.uuid(), now: z.date(), staleBefore: z.date() }),
  row: z.strictObject({ id: z.string() }),
});

export const addressLocksRepository = (db: Pick<Db, 'addressTurn'> & SqlClient) => ({
  take: async (params: Parameters<typeof takeLock>[1]): Promise<boolean> =>
    (await takeLock(db, params)).length === 1,
  end: async (id: string, holder: string): Promise<void> => {
    await db.addressTurn.deleteMany({ where: { id, holder } });
  },
  forget: async (before: Date): Promise<void> => {
    await db.addressTurn.deleteMany({ where: { takenAt: { lt: before } } });
  },
});
