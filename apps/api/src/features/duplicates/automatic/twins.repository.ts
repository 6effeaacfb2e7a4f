import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const id = z.string();
const hosts = z.array(z.string());

const list = sqlFile(new URL('./list-twins.sql', import.meta.url), {
  params: z.object({ poiIds: z.array(id), openagendaHosts: hosts, datatourismeHosts: hosts }),
  row: z.strictObject({ poiId: id, keptId: id }),
});

export const twinsRepository = (db: Pick<Db, 'duplicateCheck'> & SqlClient) => ({
  list: (params: Parameters<typeof list>[1]) => list(db, params),
  checkAgain: async (poiId: string): Promise<void> => {
    await db.duplicateCheck.create({ data: { poiId } });
  },
});
