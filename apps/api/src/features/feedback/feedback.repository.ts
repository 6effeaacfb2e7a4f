import { z } from 'zod';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';

const message = z.object({
  id: z.string(),
  message: z.string(),
  email: z.string().nullable(),
  page: z.string().nullable(),
  locale: z.string(),
  network: z.string(),
  now: z.string(),
  since: z.string(),
  most: z.int(),
  poiId: z.string().nullable(),
  slugFr: z.string().nullable(),
  reportKind: z.string().nullable(),
});
const kept = z.strictObject({ id: z.string() });

const save = sqlFile(new URL('./save-feedback.sql', import.meta.url), {
  params: message,
  row: kept,
});

export const feedbackRepository = (db: Pick<Db, 'feedback'> & SqlClient) => ({
  /** Returns false when the network has sent `most` messages since `since`. */
  save: async (params: z.input<typeof message>): Promise<boolean> =>
    (await save(db, params)).length === 1,
  /** Erases at most `most` networks; returns how many. */
  forgetNetworks: async (before: Date, most: number): Promise<number> =>
    (
      await db.feedback.updateMany({
        where: { network: { not: null }, createdAt: { lt: before } },
        data: { network: null },
        limit: most,
      })
    ).count,
  /** Deletes at most `most` messages; returns how many. */
  forget: async (before: Date, most: number): Promise<number> =>
    (await db.feedback.deleteMany({ where: { createdAt: { lt: before } }, limit: most })).count,
});
