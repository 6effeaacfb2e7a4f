import { reportLists, reportReasons } from '@parages/contracts/vocabulary/imports/source-report';
import { z } from 'zod';
import type { SqlClient } from '../../../../platform/database/database.ts';
import { sqlFile } from '../../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const sourceId = z.string();
const texts = z.array(z.string());

/** What the report says of a record. */
const keptNote = z.strictObject({ list: z.enum(reportLists), reason: z.enum(reportReasons) });
export type KeptNote = z.output<typeof keptNote>;
const notedRecords = z.array(
  z.strictObject({
    rank: z.int(),
    extId: z.string(),
    title: z.string().nullable(),
    notes: z.array(keptNote),
    settled: z.string().nullable(),
  }),
);

/** Without the doubts that a person has settled. */
type NotedRecord = Omit<z.output<typeof notedRecords>[number], 'settled'>;

/** `draftHash` is null for a record that gives no event, `digest` for one that must be read again. */
export type KeptRecord = {
  extId: string;
  digest: string | null;
  draftHash: string | null;
  endsOn: string | null;
  title: string | null;
  notes: KeptNote[] | null;
};

const findSame = sqlFile(file('find-same-records'), {
  params: z.object({
    sourceId,
    source: z.string(),
    organisationId: z.string().nullable(),
    today: z.string(),
    digests: texts,
  }),
  row: z.strictObject({ same: z.array(z.int()), noted: z.string() }),
});
const keep = sqlFile(file('keep-records'), {
  params: z.object({ sourceId, records: z.string() }),
  row: z.strictObject({ kept: z.int() }),
});
const listDigests = sqlFile(file('list-digests'), {
  params: z.object({ sourceId, extIds: texts }),
  row: z.strictObject({ extId: z.string(), digest: z.string() }),
});
const count = sqlFile(file('count-records'), {
  params: z.object({ sourceId }),
  row: z.strictObject({ records: z.int(), missing: z.int() }),
});
const storedRecord = z.strictObject({
  extId: z.string(),
  digest: z.string().nullable(),
  isMissing: z.boolean(),
});
export type StoredRecord = z.output<typeof storedRecord>;
const list = sqlFile(file('list-records'), {
  params: z.object({ sourceId, after: z.string(), most: z.int() }),
  row: storedRecord,
});
const mark = sqlFile(file('mark-records'), {
  params: z.object({ sourceId, missing: texts, given: texts, now: z.date() }),
  row: z.strictObject({ marked: z.int() }),
});

export type SameRecords = {
  /** Ranks from 1. */
  same: number[];
  noted: NotedRecord[];
};

export const feedRecordsRepository = (db: SqlClient) => ({
  findSame: async (params: Parameters<typeof findSame>[1]): Promise<SameRecords> => {
    const [found] = await findSame(db, params);
    if (found === undefined) return { same: [], noted: [] };
    const noted = notedRecords.parse(JSON.parse(found.noted)).map(({ settled, ...record }) => ({
      ...record,
      notes: record.notes.filter(({ reason }) => reason !== settled),
    }));
    return { ...found, noted };
  },
  /** The identifiers must be unique. */
  keep: (id: string, records: readonly KeptRecord[]) =>
    keep(db, { sourceId: id, records: JSON.stringify(records) }),
  /** The digests of the records that have one, by identifier. */
  listDigests: async (id: string, extIds: string[]): Promise<Map<string, string>> =>
    new Map(
      (await listDigests(db, { sourceId: id, extIds })).map(({ extId, digest }) => [extId, digest]),
    ),
  count: async (id: string): Promise<{ records: number; missing: number }> =>
    (await count(db, { sourceId: id }))[0] ?? { records: 0, missing: 0 },
  list: (id: string, after: string, most: number) => list(db, { sourceId: id, after, most }),
  /** Call it in a transaction that has locked the claim of the source. */
  mark: (params: Parameters<typeof mark>[1]) => mark(db, params),
});
