import { sourceStatuses } from '@parages/contracts/vocabulary/imports/source-faults';
import type { SourceReport } from '@parages/contracts/vocabulary/imports/source-report';
import { z } from 'zod';
import type { Db, SqlClient } from '../../../../platform/database/database.ts';
import { sqlFile } from '../../../../platform/database/sql-file.ts';
import { storedReportSchema } from '../../report/source-report.schema.ts';
import type { SourceOutcome, SourcePreview } from '../followed-sources.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const claimKey = { sourceId: z.string(), turn: z.int() };
const idRow = z.strictObject({ id: z.string() });

const claimed = z.strictObject({
  id: z.string(),
  turn: z.int(),
  organisationId: text,
  poiSource: text,
  url: z.string(),
  status: z.enum(sourceStatuses),
  etag: text,
  lastModified: text,
  /** When the content of `etag` and `lastModified` was written. */
  readAt: z.date().nullable(),
  failures: z.int(),
});
export type ClaimedSource = z.output<typeof claimed>;

const claim = sqlFile(file('claim-source'), {
  params: z.object({ now: z.date(), until: z.date(), spacedFrom: z.date() }),
  row: claimed,
});
const lock = sqlFile(file('lock-claimed-source'), {
  params: z.object({ ...claimKey, until: z.date() }),
  row: idRow,
});
const noteRecords = sqlFile(file('note-records'), {
  params: z.object({
    sourceId: z.string(),
    extIds: z.array(z.string()),
    isWhole: z.boolean(),
    now: z.date(),
  }),
  row: z.strictObject({ missing: z.int() }),
});
const forgetMissing = sqlFile(file('forget-missing'), {
  params: z.object({ today: z.string(), before: z.date(), most: z.int() }),
  row: z.strictObject({ forgotten: z.int() }),
});
const keepReport = sqlFile(file('keep-report'), {
  params: z.object({ sourceId: z.string(), now: z.date(), report: z.string(), most: z.int() }),
  row: z.strictObject({ dropped: z.int() }),
});
const settle = sqlFile(file('settle-source'), {
  params: z.object({
    ...claimKey,
    status: z.string(),
    failures: z.int(),
    fault: text,
    format: text,
    name: text,
    preview: text,
    outcome: text,
    hasValidators: z.boolean(),
    etag: text,
    lastModified: text,
    nextPullAt: z.date().nullable(),
    now: z.date(),
  }),
  row: idRow,
});

export type SourceClaim = { sourceId: string; turn: number };
type Settlement = {
  status: string;
  failures: number;
  fault: string | null;
  nextPullAt: Date | null;
  format?: string;
  name?: string | null;
  preview?: SourcePreview;
  outcome?: SourceOutcome;
  validators?: { etag: string | null; lastModified: string | null };
};

export type SourceWorkDb = Pick<Db, 'followedReport'> & SqlClient;

/** Claim within a transaction that holds the lock of claims, so that a host is asked once a time. */
export const sourceWorkRepository = (db: SourceWorkDb) => ({
  claim: async (times: Parameters<typeof claim>[1]): Promise<ClaimedSource | undefined> =>
    (await claim(db, times))[0],
  /** Returns false when another worker has the source or a member has detached it. */
  lock: async (key: SourceClaim, until: Date): Promise<boolean> =>
    (await lock(db, { ...key, until })).length === 1,
  /** Call it after `lock`, in the same transaction. */
  noteRecords: (params: Parameters<typeof noteRecords>[1]) => noteRecords(db, params),
  forgetMissing: async (bounds: Parameters<typeof forgetMissing>[1]): Promise<number> =>
    (await forgetMissing(db, bounds))[0]?.forgotten ?? 0,
  findLastReport: async (sourceId: string): Promise<SourceReport | undefined> => {
    const where = { sourceId };
    const [last] = await db.followedReport.findMany({
      where,
      orderBy: { pulledAt: 'desc' },
      take: 1,
    });
    return last === undefined ? undefined : storedReportSchema.parse(last.report);
  },
  /** Call it after `lock`, in the same transaction. */
  keepReport: (params: Parameters<typeof keepReport>[1]) => keepReport(db, params),
  /** No effect when another worker has the source or a member has detached it. */
  settle: async (
    key: SourceClaim,
    { preview, outcome, validators, format, name, ...to }: Settlement,
    now: Date,
  ): Promise<void> => {
    await settle(db, {
      ...key,
      ...to,
      format: format ?? null,
      name: name ?? null,
      preview: preview === undefined ? null : JSON.stringify(preview),
      outcome: outcome === undefined ? null : JSON.stringify(outcome),
      hasValidators: validators !== undefined,
      etag: validators?.etag ?? null,
      lastModified: validators?.lastModified ?? null,
      now,
    });
  },
});
