import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
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
});
const kept = z.strictObject({ id: z.string() });

const save = sqlFile(new URL('./save-feedback.sql', import.meta.url), {
  params: message,
  row: kept,
});
const forgetNetworks = sqlFile(new URL('./forget-networks.sql', import.meta.url), {
  params: z.object({ before: z.string() }),
  row: kept,
});

export const feedbackRepository = (db: SqlClient) => ({
  /** Returns false when the network has sent too many messages. */
  save: async (params: z.input<typeof message>): Promise<boolean> =>
    (await save(db, params)).length === 1,
  forgetNetworks: (before: string) => forgetNetworks(db, { before }),
});
