import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const params = z.object({
  token: z.string(),
  kind: z.string(),
  searchId: z.string().nullable(),
  isTurnedOff: z.boolean(),
  now: z.date(),
});
const turnOffMails = sqlFile(new URL('./turn-off-mails.sql', import.meta.url), {
  params,
  row: z.strictObject({ locale: z.enum(['fr', 'en']) }),
});

export const unsubscribeRepository = (db: SqlClient) => ({
  turnOff: (values: z.input<typeof params>) => turnOffMails(db, values),
});
