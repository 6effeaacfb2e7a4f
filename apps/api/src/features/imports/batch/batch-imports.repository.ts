import { importStatuses } from '@parages/contracts/vocabulary/imports/import-faults';
import { organisationStatuses } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database/database.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import { type FileFormat, importSchema, outcomeSchema } from './batch-imports.schema.ts';
import { storedCheckSchema, storedFindingSchema } from './stored-findings.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const text = z.string().nullable();
const idRow = z.strictObject({ id: z.string() });
const page = { offset: z.int(), pageSize: z.int() };
const importer = { accountId: z.string(), isStaff: z.boolean() };

const list = sqlFile(file('list-imports'), {
  params: z.object({ ...importer, importId: text, organisationId: text, ...page }),
  row: z.strictObject({
    ...importSchema.shape,
    check: storedCheckSchema.nullable(),
    outcome: outcomeSchema.nullable(),
    matches: z.int(),
  }),
});
const locked = z.strictObject({
  id: z.string(),
  status: z.enum(importStatuses),
  organisationId: text,
  isStaff: z.boolean(),
  hasFile: z.boolean(),
});
export type LockedImport = z.output<typeof locked>;
const lock = sqlFile(file('lock-import'), {
  params: z.object({ ...importer, importId: z.string() }),
  row: locked,
});
const lockOrganisation = sqlFile(file('lock-organisation'), {
  params: z.object({ organisationId: z.string() }),
  row: z.strictObject({ id: z.string(), status: z.enum(organisationStatuses) }),
});
const countRecent = sqlFile(file('count-recent-imports'), {
  params: z.object({ accountId: z.string(), since: z.date(), now: z.date() }),
  row: z.strictObject({ sent: z.int(), firstAgoS: z.int() }),
});
const countUsage = sqlFile(file('count-import-usage'), {
  params: z.object({ organisationId: text, accountId: z.string() }),
  row: z.strictObject({ open: z.int(), megabytes: z.int() }),
});
const moved = { params: z.object({ importId: z.string(), now: z.date() }), row: idRow };
const confirm = sqlFile(file('confirm-import'), moved);
const cancel = sqlFile(file('cancel-import'), moved);
const listFindings = sqlFile(file('list-findings'), {
  params: z.object({ importId: z.string(), kind: text, path: text, code: text, ...page }),
  row: storedFindingSchema,
});

type NewImport = {
  id: string;
  source: string;
  organisationId: string | null;
  isStaff: boolean;
  accountId: string;
  fileName: string;
  format: FileFormat;
  sizeBytes: number;
  now: Date;
};
type Importer = { accountId: string; isStaff: boolean };

export type ImportsDb = Pick<
  Db,
  'importBatch' | 'importErrorPiece' | 'importFilePiece' | 'importOriginalPiece'
> &
  SqlClient;

/** Only `list`, `find` and `lock` check that the account may see the import. */
export const batchImportsRepository = (db: ImportsDb) => ({
  list: (params: Parameters<typeof list>[1]) => list(db, params),
  find: async (who: Importer, importId: string) =>
    (await list(db, { ...who, importId, organisationId: null, offset: 0, pageSize: 1 }))[0],
  lock: async (who: Importer, importId: string): Promise<LockedImport | undefined> =>
    (await lock(db, { ...who, importId }))[0],
  lockOrganisation: async (organisationId: string) =>
    (await lockOrganisation(db, { organisationId }))[0],
  /** Workers claim the import only once `setReceived` was called. */
  insert: (received: NewImport) =>
    db.importBatch.create({
      data: {
        id: received.id,
        source: received.source,
        organisationId: received.organisationId,
        isStaff: received.isStaff,
        createdBy: received.accountId,
        fileName: received.fileName,
        fileFormat: received.format,
        sizeBytes: received.sizeBytes,
        hasFile: false,
        createdAt: received.now,
      },
      select: { id: true },
    }),
  countRecent: async (accountId: string, since: Date, now: Date) =>
    (await countRecent(db, { accountId, since, now }))[0] ?? { sent: 0, firstAgoS: 0 },
  countUsage: async (organisationId: string | null, accountId: string) =>
    (await countUsage(db, { organisationId, accountId }))[0] ?? { open: 0, megabytes: 0 },
  confirm: async (importId: string, now: Date): Promise<boolean> =>
    (await confirm(db, { importId, now })).length === 1,
  cancel: async (importId: string, now: Date): Promise<boolean> =>
    (await cancel(db, { importId, now })).length === 1,
  listFindings: (params: Parameters<typeof listFindings>[1]) => listFindings(db, params),
  keepPiece: (importId: string, number: number, bytes: Uint8Array<ArrayBuffer>) =>
    db.importFilePiece.create({ data: { importId, number, bytes }, select: { number: true } }),
  keepOriginalPiece: (importId: string, number: number, bytes: Uint8Array<ArrayBuffer>) =>
    db.importOriginalPiece.create({ data: { importId, number, bytes }, select: { number: true } }),
  findOriginalPiece: async (importId: string, number: number): Promise<Uint8Array | undefined> =>
    (await db.importOriginalPiece.findUnique({ where: { importId_number: { importId, number } } }))
      ?.bytes,
  setReceived: (importId: string) =>
    db.importBatch.updateMany({ where: { id: importId }, data: { hasFile: true } }),
  discard: (importId: string) =>
    db.importBatch.deleteMany({ where: { id: importId, hasFile: false } }),
  findPiece: async (importId: string, number: number): Promise<Uint8Array | undefined> =>
    (await db.importFilePiece.findUnique({ where: { importId_number: { importId, number } } }))
      ?.bytes,
  findErrors: async (importId: string, number: number): Promise<string | undefined> =>
    (await db.importErrorPiece.findUnique({ where: { importId_number: { importId, number } } }))
      ?.lines,
});
