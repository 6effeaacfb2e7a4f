import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const text = z.string().nullable();

const findReplySubject = sqlFile(new URL('./find-reply-subject.sql', import.meta.url), {
  params: z.object({ messageId: z.string(), sender: z.string(), since: z.date() }),
  row: z.strictObject({
    accountId: z.string(),
    email: z.string(),
    firstName: z.string(),
    locale: z.enum(['fr', 'en']),
    conversationId: z.string(),
    organisationId: z.string(),
    organisation: z.string(),
    poiId: text,
    label: text,
  }),
});
export type ReplySubject = Awaited<ReturnType<typeof findReplySubject>>[number];

export const repliesRepository = (db: SqlClient) => ({
  /** One row for each account with the address of the sender. */
  findSubjects: (params: Parameters<typeof findReplySubject>[1]) => findReplySubject(db, params),
});
