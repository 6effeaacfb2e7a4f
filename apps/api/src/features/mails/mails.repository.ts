import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';

const idRow = z.strictObject({ id: z.string() });
const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const queueMails = sqlFile(file('queue-mails'), {
  params: z.object({ mails: z.string() }),
  row: idRow,
});
const forgetMails = sqlFile(file('forget-mails'), {
  params: z.object({ accountId: z.string(), address: z.string() }),
  row: idRow,
});
const withdrawMails = sqlFile(file('withdraw-mails'), {
  params: z.object({ keys: z.array(z.string()), now: z.date() }),
  row: z.strictObject({ remainingCount: z.int() }),
});
const alertParams = z.object({
  prefix: z.string(),
  keys: z.array(z.string()),
  now: z.date(),
  latest: z.date(),
});
const withdrawAlerts = sqlFile(file('withdraw-alerts'), {
  params: alertParams,
  row: z.strictObject({ accountId: z.string() }),
});

/** Instants are ISO texts. */
export type OutboxMail = {
  id: string;
  kind: string;
  recipient: string;
  accountId: string | null;
  locale: string;
  data: object;
  dedupeKey: string | null;
  isBulk: boolean;
  sendAt: string;
  expiresAt: string | null;
  createdAt: string;
};

export const mailsRepository = (db: SqlClient) => ({
  queue: (mails: OutboxMail[]) => queueMails(db, { mails: JSON.stringify(mails) }),
  withdraw: async (keys: string[], now: Date): Promise<number> =>
    (await withdrawMails(db, { keys, now }))[0]?.remainingCount ?? 0,
  withdrawAlerts: async (params: z.input<typeof alertParams>): Promise<string[]> =>
    (await withdrawAlerts(db, params)).map(({ accountId }) => accountId),
  forget: (accountId: string, address: string) => forgetMails(db, { accountId, address }),
});
