import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const attempt = { scope: z.string(), keys: z.array(z.string()), at: z.string() };
const insertAttempt = sqlFile(file('insert-attempt'), {
  params: z.object(attempt),
  row: z.strictObject({ place: z.string() }),
});
const placed = { ...attempt, places: z.array(z.string()) };
const deleteAttempt = sqlFile(file('delete-attempt'), {
  params: z.object(placed),
  row: z.strictObject({ key: z.string() }),
});
const listAttempts = sqlFile(file('list-attempts'), {
  params: z.object({
    scope: placed.scope,
    keys: placed.keys,
    places: placed.places,
    since: z.string(),
    most: z.int(),
  }),
  row: z.strictObject({ key: z.string(), at: z.number() }),
});
const forgetAttempts = sqlFile(file('forget-attempts'), {
  params: z.object({ before: z.string() }),
  row: z.strictObject({ count: z.int() }),
});

/** `places` are the row ids (ctid) of an attempt. */
export const attemptsRepository = (db: SqlClient) => ({
  insert: async (params: Parameters<typeof insertAttempt>[1]) =>
    (await insertAttempt(db, params)).map(({ place }) => place),
  list: (params: Parameters<typeof listAttempts>[1]) => listAttempts(db, params),
  delete: (params: Parameters<typeof deleteAttempt>[1]) => deleteAttempt(db, params),
  forget: async (before: string): Promise<number> =>
    (await forgetAttempts(db, { before }))[0]?.count ?? 0,
});
