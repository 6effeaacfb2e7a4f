import { batchImportLimits, limits } from '@parages/contracts/vocabulary/limits';
import { locales } from '@parages/contracts/vocabulary/site/locales';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Db, SqlClient } from '../../../../platform/database/database.ts';
import { sqlFile } from '../../../../platform/database/sql-file.ts';
import type { WrittenVersion } from '../../writing/write-drafts.ts';
import {
  type CheckReport,
  type ImportFinding,
  keptReadingSchema,
  type Outcome,
  outcomeSchema,
} from '../batch-imports.schema.ts';
import { storedCheckSchema } from '../stored-findings.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const count = z.int();
const idRow = z.strictObject({ id: z.string() });
const claimKey = { importId: z.string(), turn: z.int() };
const storedOutcome = outcomeSchema.omit({ photosFailed: true });

const claimed = z.strictObject({
  id: z.string(),
  turn: z.int(),
  tries: z.int(),
  status: z.enum(['checking', 'running']),
  source: z.string(),
  organisationId: text,
  isStaff: z.boolean(),
  createdBy: text,
  fileName: z.string(),
  encoding: z.enum(['utf-8', 'windows-1252']).nullable(),
  delimiter: z.enum([',', ';']).nullable(),
  resumeLine: z.int(),
  outcome: storedOutcome.nullable(),
  headings: keptReadingSchema.shape.headings,
});
export type ClaimedImport = z.output<typeof claimed>;

const claim = sqlFile(file('claim-import'), {
  params: z.object({ now: z.date(), until: z.date() }),
  row: claimed,
});
const renew = sqlFile(file('renew-import'), {
  params: z.object({
    ...claimKey,
    until: z.date(),
    processed: count.nullable(),
    total: count.nullable(),
  }),
  row: idRow,
});
const lockClaimed = sqlFile(file('lock-claimed-import'), {
  params: z.object(claimKey),
  row: idRow,
});
const { doubts: _, ...steps } = storedOutcome.shape;
const advance = sqlFile(file('advance-import'), {
  params: z.object({
    importId: z.string(),
    line: count,
    processed: count,
    until: z.date(),
    ...steps,
    doubts: z.string(),
  }),
  row: idRow,
});
const settle = sqlFile(file('settle-import'), {
  params: z.object({
    ...claimKey,
    status: text,
    encoding: text,
    delimiter: text,
    report: text,
    failure: text,
    processed: count.nullable(),
    total: count.nullable(),
    now: z.date(),
  }),
  row: z.strictObject({ id: z.string(), outcome: storedOutcome.nullable() }),
});
const cancelClaimed = sqlFile(file('cancel-claimed-import'), {
  params: z.object({ ...claimKey, now: z.date() }),
  row: idRow,
});
const writeFindings = sqlFile(file('write-findings'), {
  params: z.object({ importId: z.string(), findings: z.string(), most: count }),
  row: z.strictObject({ added: count }),
});
const writeErrors = sqlFile(file('write-error-piece'), {
  params: z.object({ ...claimKey, number: count, lines: z.string() }),
  row: idRow,
});
const listPois = sqlFile(file('list-import-pois'), {
  params: z.object({ source: z.string(), organisationId: text, extIds: z.array(z.string()) }),
  row: z.strictObject({
    extId: z.string(),
    sourceHash: text,
    poiId: z.string(),
    isProtected: z.boolean(),
  }),
});
const queuePhotos = sqlFile(file('queue-import-photos'), {
  params: z.object({
    importId: z.string(),
    versionIds: z.array(z.string()),
    perPoi: count,
    now: z.date(),
  }),
  row: z.strictObject({ queued: count }),
});
const addHistory = sqlFile(file('add-import-history'), {
  params: z.object({ entries: z.string(), now: z.date() }),
  row: z.strictObject({ added: count }),
});
const findImporter = sqlFile(file('find-importer'), {
  params: z.object({ importId: z.string() }),
  row: z.strictObject({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    locale: z.enum(locales),
    organisation: text,
    check: storedCheckSchema.nullable(),
  }),
});
const forgetFiles = sqlFile(file('forget-import-files'), {
  params: z.object({ before: z.date(), abandonedBefore: z.date() }),
  row: z.strictObject({ deleted: count }),
});

export type ClaimKey = { importId: string; turn: number };
export type Step = Omit<Outcome, 'photosFailed'>;
type Advance = Omit<Parameters<typeof advance>[1], 'doubts'> & Pick<Step, 'doubts'>;
type Settled = {
  status: string | null;
  report?: CheckReport;
  failure?: string;
  encoding?: string;
  delimiter?: string;
  processed?: number;
  total?: number;
};

/**
 * `renew`, `lock`, `settle`, `cancelClaimed` and `writeErrors` check the claim. Call one of them
 * before the other writes, so that a worker that has lost its lease stops.
 */
export const importWorkRepository = (db: SqlClient) => ({
  claim: async (now: Date, until: Date): Promise<ClaimedImport | undefined> =>
    (await claim(db, { now, until }))[0],
  /** Returns false when another worker has the import or the import was cancelled. */
  renew: async (
    key: ClaimKey,
    until: Date,
    progress: { processed?: number; total?: number } = {},
  ): Promise<boolean> =>
    (
      await renew(db, {
        ...key,
        until,
        processed: progress.processed ?? null,
        total: progress.total ?? null,
      })
    ).length === 1,
  lock: async (key: ClaimKey): Promise<boolean> => (await lockClaimed(db, key)).length === 1,
  advance: ({ doubts, ...params }: Advance) =>
    advance(db, { ...params, doubts: JSON.stringify(doubts ?? []) }),
  settle: async (key: ClaimKey, { report, ...to }: Settled, now: Date) => {
    const unchanged = {
      encoding: null,
      delimiter: null,
      failure: null,
      processed: null,
      total: null,
    };
    return (
      await settle(db, {
        ...unchanged,
        ...key,
        ...to,
        report: report === undefined ? null : JSON.stringify(report),
        now,
      })
    )[0];
  },
  cancelClaimed: (key: ClaimKey, now: Date) => cancelClaimed(db, { ...key, now }),
  writeFindings: (importId: string, findings: readonly ImportFinding[]) => {
    const ranked = findings.map((finding, rank) => ({ ...finding, rank }));
    return writeFindings(db, {
      importId,
      findings: JSON.stringify(ranked),
      most: batchImportLimits.findings,
    });
  },
  /** Writes nothing and returns false when another worker has the import or it was cancelled. */
  writeErrors: async (key: ClaimKey, number: number, lines: string): Promise<boolean> =>
    (await writeErrors(db, { ...key, number, lines })).length === 1,
  listPois: (params: Parameters<typeof listPois>[1]) => listPois(db, params),
  queuePhotos: async (importId: string, versionIds: string[], now: Date): Promise<number> =>
    (await queuePhotos(db, { importId, versionIds, perPoi: limits.import.photos, now }))[0]
      ?.queued ?? 0,
  addHistory: (written: readonly WrittenVersion[], now: Date) =>
    addHistory(db, {
      entries: JSON.stringify(written.map((version) => ({ ...version, id: uuidv7() }))),
      now,
    }),
  findImporter: async (importId: string) => (await findImporter(db, { importId }))[0],
  forgetFiles: async (dates: { before: Date; abandonedBefore: Date }): Promise<number> =>
    (await forgetFiles(db, dates))[0]?.deleted ?? 0,
});

export const importReportsRepository = (db: Pick<Db, 'importBatch'>) => ({
  /** Deletes at most `most` ended imports with their findings; returns how many. */
  forget: async (before: Date, most: number): Promise<number> =>
    (
      await db.importBatch.deleteMany({
        where: { createdAt: { lt: before }, status: { notIn: ['checking', 'running'] } },
        limit: most,
      })
    ).count,
});

export const formerCheckRepository = (db: Pick<Db, 'importFinding' | 'importErrorPiece'>) => ({
  forgetFindings: async (importId: string): Promise<void> => {
    await db.importFinding.deleteMany({ where: { importId } });
  },
  forgetErrors: async (importId: string): Promise<void> => {
    await db.importErrorPiece.deleteMany({ where: { importId } });
  },
});

/**
 * Makes index-only scans possible before autovacuum runs. Call it outside any transaction, without
 * statement timeout.
 */
export async function tidySearch(db: Db): Promise<void> {
  for (const table of ['poi_search', 'poi_text']) await db.$executeRawUnsafe(`VACUUM ${table}`);
}
