import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const claimRefresh = sqlFile(new URL('./claim-refresh.sql', import.meta.url), {
  params: z.object({ id: z.string(), now: z.date(), staleBefore: z.date() }),
  row: z.strictObject({ id: z.string() }),
});

export const refreshAnswersRepository = (db: Pick<Db, 'refreshAnswer'> & SqlClient) => ({
  /** True when the caller got the claim and must call the core. */
  claim: async (id: string, now: Date, staleBefore: Date): Promise<boolean> =>
    (await claimRefresh(db, { id, now, staleBefore })).length === 1,
  save: async (id: string, sealed: string): Promise<void> => {
    await db.refreshAnswer.updateMany({ where: { id }, data: { sealed } });
  },
  /** Undefined without a claim, null while the claim's answer is pending. */
  find: async (id: string): Promise<string | null | undefined> =>
    (await db.refreshAnswer.findUnique({ where: { id }, select: { sealed: true } }))?.sealed,
  remove: async (id: string): Promise<void> => {
    await db.refreshAnswer.deleteMany({ where: { id } });
  },
  forget: async (before: Date): Promise<void> => {
    await db.refreshAnswer.deleteMany({ where: { createdAt: { lt: before } } });
  },
});

export type RefreshAnswers = ReturnType<typeof refreshAnswersRepository>;
