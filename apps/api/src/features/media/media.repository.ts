import { z } from 'zod';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';

const text = z.string().nullable();
const fileRow = z.strictObject({
  kind: z.string(),
  drawing: text,
  sha256: text,
  isPublic: z.boolean(),
  isMine: z.boolean(),
  isLogo: z.boolean(),
});
export type MediaRow = z.output<typeof fileRow>;

const findFile = sqlFile(new URL('./find-media-file.sql', import.meta.url), {
  params: z.object({ id: z.string(), accountId: text }),
  row: fileRow,
});

export const mediaRepository = (db: Pick<Db, 'media'> & SqlClient) => ({
  findDrawing: async (id: string): Promise<string | undefined> => {
    const media = await db.media.findUnique({ where: { id }, select: { drawing: true } });
    return media?.drawing ?? undefined;
  },
  find: async (id: string, accountId: string | null): Promise<MediaRow | undefined> =>
    (await findFile(db, { id, accountId }))[0],
});
