import { z } from 'zod';
import { deleteInBatches } from '../../../../platform/background/delete-in-batches.ts';
import type { Db, SqlClient } from '../../../../platform/database/database.ts';
import { sqlFile } from '../../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const id = z.string();
const noteEvent = sqlFile(file('note-event'), {
  params: z.object({ id, type: z.string(), objectId: z.string(), now: z.date() }),
  row: z.strictObject({ isProcessed: z.boolean() }),
});
const settleEvent = sqlFile(file('settle-event'), {
  params: z.object({ id, error: z.string().nullable(), now: z.date() }),
  row: z.strictObject({ id }),
});
const lastEvent = sqlFile(file('last-event'), {
  params: z.object({}),
  row: z.strictObject({ receivedAt: z.date().nullable() }),
});

export const paymentEventsRepository = (db: Pick<Db, 'stripeEvent'> & SqlClient) => ({
  note: async (params: Parameters<typeof noteEvent>[1]): Promise<boolean> =>
    (await noteEvent(db, params))[0]?.isProcessed === true,
  settle: (params: Parameters<typeof settleEvent>[1]) => settleEvent(db, params),
  findLast: async (): Promise<Date | null> => (await lastEvent(db, {}))[0]?.receivedAt ?? null,
  forget: (before: Date): Promise<number> =>
    deleteInBatches(async (limit) => {
      const old = { processedAt: { lt: before } };
      return (await db.stripeEvent.deleteMany({ where: old, limit })).count;
    }),
});
