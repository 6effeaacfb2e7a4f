import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const leaveUnconfirmed = sqlFile(new URL('./leave-unconfirmed.sql', import.meta.url), {
  params: z.object({ before: z.date(), now: z.date(), most: z.int() }),
  row: z.strictObject({ id: z.string() }),
});

export const unconfirmedRepository = (db: Pick<Db, 'accountDeletionLink'> & SqlClient) => ({
  leave: async (params: Parameters<typeof leaveUnconfirmed>[1]): Promise<number> =>
    (await leaveUnconfirmed(db, params)).length,
  /** Deletes at most `most` deletion links that ended before `now`; returns how many. */
  forgetDeletionLinks: async (now: Date, most: number): Promise<number> =>
    (await db.accountDeletionLink.deleteMany({ where: { expiresAt: { lt: now } }, limit: most }))
      .count,
});
