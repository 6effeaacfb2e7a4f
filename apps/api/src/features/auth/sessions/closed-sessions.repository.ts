import type { Db } from '../../../platform/database/database.ts';

export const closedSessionsRepository = (db: Pick<Db, 'closedSession'>) => ({
  save: async (handles: readonly string[], closedAt: Date): Promise<void> => {
    await db.closedSession.createMany({
      data: handles.map((handle) => ({ handle, closedAt })),
      skipDuplicates: true,
    });
  },
  has: async (handle: string): Promise<boolean> =>
    (await db.closedSession.findUnique({ where: { handle } })) !== null,
  forget: async (before: Date): Promise<void> => {
    await db.closedSession.deleteMany({ where: { closedAt: { lt: before } } });
  },
});
