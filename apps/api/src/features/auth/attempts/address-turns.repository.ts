import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const takeTurn = sqlFile(new URL('./take-turn.sql', import.meta.url), {
  params: z.object({ id: z.string(), holder: z.uuid(), now: z.date(), staleBefore: z.date() }),
  row: z.strictObject({ id: z.string() }),
});

/** Whose turn it is at an address, shared by every process. */
export const addressTurnsRepository = (db: Pick<Db, 'addressTurn'> & SqlClient) => ({
  take: async (turn: Parameters<typeof takeTurn>[1]): Promise<boolean> =>
    (await takeTurn(db, turn)).length === 1,
  end: async (id: string, holder: string): Promise<void> => {
    await db.addressTurn.deleteMany({ where: { id, holder } });
  },
  forget: async (before: Date): Promise<void> => {
    await db.addressTurn.deleteMany({ where: { takenAt: { lt: before } } });
  },
});
