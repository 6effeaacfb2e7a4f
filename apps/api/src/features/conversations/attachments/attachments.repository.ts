import { attachmentTypes } from '@parages/contracts/vocabulary/organisations/message-sides';
import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { attachmentShape } from './attachments.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const id = z.string();
const type = z.enum(attachmentTypes);

const insertAttachment = sqlFile(file('insert-attachment'), {
  params: z.object({
    id,
    organisationId: id,
    accountId: id,
    name: z.string(),
    type,
    content: z.instanceof(Uint8Array),
    now: z.date(),
  }),
  row: z.strictObject(attachmentShape),
});
const countStored = sqlFile(file('count-stored'), {
  params: z.object({ organisationId: id }),
  row: z.strictObject({ megabytes: z.int() }),
});
const attachFiles = sqlFile(file('attach-files'), {
  params: z.object({ ids: z.array(id), messageId: id, organisationId: id, accountId: id }),
  row: z.strictObject({ id }),
});
const findAttachment = sqlFile(file('find-attachment'), {
  params: z.object({
    id,
    organisationId: id,
    accountId: id,
    seesEvents: z.boolean(),
    seesOrganisations: z.boolean(),
  }),
  row: z.strictObject({ name: z.string(), type, content: z.instanceof(Uint8Array) }),
});
const sweepAttachments = sqlFile(file('sweep-attachments'), {
  params: z.object({ unsentBefore: z.date(), sentBefore: z.date() }),
  row: z.strictObject({ unsent: z.int(), expired: z.int() }),
});

export const attachmentsRepository = (db: SqlClient) => ({
  insert: async (params: Parameters<typeof insertAttachment>[1]) =>
    (await insertAttachment(db, params))[0],
  countStored: async (organisationId: string): Promise<number> =>
    (await countStored(db, { organisationId }))[0]?.megabytes ?? 0,
  /** Returns the number of files that the message got. */
  attach: async (params: Parameters<typeof attachFiles>[1]): Promise<number> =>
    (await attachFiles(db, params)).length,
  find: async (params: Parameters<typeof findAttachment>[1]) =>
    (await findAttachment(db, params))[0],
  sweep: async (params: Parameters<typeof sweepAttachments>[1]) =>
    (await sweepAttachments(db, params))[0],
});
