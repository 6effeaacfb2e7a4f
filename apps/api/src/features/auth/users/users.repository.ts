import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const accountRow = z.strictObject({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isVerified: z.boolean(),
});
export type Account = z.output<typeof accountRow>;

const search = sqlFile(new URL('./list-users.sql', import.meta.url), {
  params: z.object({ prefix: z.string(), words: z.string().nullable(), most: z.int() }),
  row: accountRow,
});

export const usersRepository = (db: Pick<Db, 'account'> & SqlClient) => ({
  search: (params: Parameters<typeof search>[1]) => search(db, params),
  listByIds: async (ids: string[]): Promise<Account[]> => {
    const rows = await db.account.findMany({
      where: { id: { in: ids } },
      select: { id: true, email: true, firstName: true, lastName: true, emailVerifiedAt: true },
      orderBy: [{ email: 'asc' }, { id: 'asc' }],
    });
    return rows.map(({ emailVerifiedAt, ...row }) => ({
      ...row,
      isVerified: emailVerifiedAt !== null,
    }));
  },
});
