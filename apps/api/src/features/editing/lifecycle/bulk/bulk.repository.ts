import { refusalReasons } from '@parages/contracts/vocabulary/events/refusal-reasons';
import { z } from 'zod';
import type { SqlClient } from '../../../../platform/database/database.ts';
import { sqlFile } from '../../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();

const decisionRow = z.strictObject({
  id: z.string(),
  poiId: z.string(),
  slugFr: text,
  title: z.string(),
  toStatus: z.enum(['published', 'accepted', 'refused']),
  reasons: z.array(z.enum(refusalReasons)),
  comment: text,
});
export type DigestDecision = z.output<typeof decisionRow>;

const listDigest = sqlFile(file('list-digest'), {
  params: z.object({ digestId: z.string(), exceptId: text }),
  row: decisionRow,
});
const openDigestParams = z.object({
  organisationId: z.string(),
  reasons: z.array(z.enum(refusalReasons)).nullable(),
  comment: text,
  since: z.date(),
  begunSince: z.date(),
});
const findOpenDigest = sqlFile(file('find-open-digest'), {
  params: openDigestParams,
  row: z.strictObject({ id: z.string() }),
});
const isClaimed = sqlFile(file('is-claimed'), {
  params: z.object({ poiId: z.string(), accountId: z.string(), now: z.date() }),
  row: z.strictObject({ isClaimed: z.boolean() }),
});

export const bulkRepository = (db: SqlClient) => ({
  listDigest: (digestId: string, exceptId: string | null) => listDigest(db, { digestId, exceptId }),
  findOpenDigest: async (params: z.input<typeof openDigestParams>): Promise<string | undefined> =>
    (await findOpenDigest(db, params))[0]?.id,
  isClaimed: async (params: Parameters<typeof isClaimed>[1]): Promise<boolean> =>
    (await isClaimed(db, params))[0]?.isClaimed ?? false,
});
