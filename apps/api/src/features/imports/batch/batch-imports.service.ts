import { Readable } from 'node:stream';
import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { isEditorRole } from '@parages/contracts/vocabulary/member-roles';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { assertQuota } from '../../../platform/quotas/quotas.service.ts';
import { holdNames } from '../../../platform/shared-pois.repository.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { organisationsOf } from '../../organisations/memberships.service.ts';
import { sourceOf } from './batch-imports.domain.ts';
import { batchImportsRepository, type HeldImport } from './batch-imports.repository.ts';
import type {
  FindingList,
  FindingQuery,
  Import,
  ImportForm,
  ImportList,
  ImportListQuery,
  Validation,
  ValidationBody,
} from './batch-imports.schema.ts';
import { exampleFile } from './example-file.ts';
import { keepFile, readErrors, readFile } from './import-file.service.ts';
import { validateEvent } from './validate-event.ts';

/** A file on its way out. */
export type SentFile = { name: string; charset: string; content: Readable | string };

const hourMs = 3_600_000;
const keepingMs = 60_000;

export type BatchImportsDeps = { db: Db; clock: Clock };
type Tx = Parameters<Parameters<Db['$transaction']>[0]>[0];
type Sender = { organisationId: string | null; isStaff: boolean };

const whoOf = ({ userId, permissions }: Viewer) => ({
  accountId: userId,
  isStaff: permissions.includes('batch_import'),
});

async function* withFirst(first: string, others: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* others;
}

/** Files of events: who may send and see them, and what is done with them. The worker checks and imports. */
export function batchImportsService({ db, clock }: BatchImportsDeps) {
  const imports = batchImportsRepository(db);

  /**
   * For whom somebody imports. His own organisation's import goes to review, even when he may import for all: nobody but an administrator
   * moderates an event of his own organisation.
   */
  async function senderOf(
    tx: Pick<Db, '$queryRawUnsafe' | 'importFilePiece' | 'importErrorPiece'>,
    viewer: Viewer,
    organisationId: string | undefined,
  ): Promise<Sender> {
    const { accountId, isStaff } = whoOf(viewer);
    if (organisationId === undefined) {
      if (!isStaff) throw new Problem('permission_missing');
      return { organisationId: null, isStaff };
    }
    const member = (await organisationsOf(tx, accountId)).find(({ id }) => id === organisationId);
    if (member === undefined && !isStaff) throw new Problem('organisation_not_found');
    if (member !== undefined && !isStaff && !isEditorRole(member.role))
      throw new Problem('permission_missing');
    const organisation = await batchImportsRepository(tx).holdOrganisation(organisationId);
    if (organisation === undefined) throw new Problem('organisation_not_found');
    if (organisation.status === 'suspended') throw new Problem('organisation_suspended');
    if (organisation.status !== 'approved') throw new Problem('organisation_not_approved');
    return {
      organisationId,
      isStaff: isStaff && (member === undefined || viewer.role === 'admin'),
    };
  }

  async function find(viewer: Viewer, importId: string): Promise<Import> {
    const row = await imports.find(whoOf(viewer), importId);
    if (row === undefined) throw new Problem('import_not_found');
    const { matches: _, ...found } = row;
    return found;
  }

  /** Changes an import nobody else changes meanwhile. Problems: import_not_found, and those of `work`. */
  async function move(
    viewer: Viewer,
    importId: string,
    work: (tx: Tx, held: HeldImport) => Promise<boolean>,
  ): Promise<Import> {
    await db.$transaction(async (tx) => {
      const held = await batchImportsRepository(tx).hold(whoOf(viewer), importId);
      if (held === undefined) throw new Problem('import_not_found');
      if (!(await work(tx, held))) throw new Problem('import_transition_forbidden', held.status);
    });
    return find(viewer, importId);
  }

  // Giving up is never refused for the state of the organisation.
  async function assertWriter(
    tx: Pick<Db, '$queryRawUnsafe'>,
    viewer: Viewer,
    { organisationId }: HeldImport,
  ): Promise<void> {
    const { accountId, isStaff } = whoOf(viewer);
    if (isStaff) return;
    const member = (await organisationsOf(tx, accountId)).find(({ id }) => id === organisationId);
    if (member === undefined || !isEditorRole(member.role)) throw new Problem('permission_missing');
  }

  async function assertNotTooMany({ userId }: Viewer, held = imports): Promise<void> {
    const now = clock.now();
    const { sent, firstAgoS } = await held.countRecent(
      userId,
      new Date(now.getTime() - hourMs),
      now,
    );
    if (sent >= batchImportLimits.perHour)
      throw new Problem('import_limited').retryAfter(hourMs / 1000 - firstAgoS);
  }

  // Parallel imports of an account or an organisation wait for each other: each counts those before it. Staff keeps what it sends.
  async function assertFits(
    tx: Tx,
    viewer: Viewer,
    { organisationId, isStaff }: Sender,
  ): Promise<void> {
    await holdNames(tx, [
      `imports of ${viewer.userId}`,
      `imports of ${organisationId ?? viewer.userId}`,
    ]);
    const held = batchImportsRepository(tx);
    await assertNotTooMany(viewer, held);
    const { open, megabytes } = await held.countHeld(organisationId, viewer.userId);
    assertQuota('importsOpen', open);
    if (!isStaff) assertQuota('importMegabytes', megabytes);
  }

  return {
    /** Before a file is read. Problems: permission_missing, organisation_…, import_limited, request_invalid. */
    assertMaySend: async (viewer: Viewer, organisationId: unknown): Promise<void> => {
      const named =
        organisationId === undefined || organisationId === '' ? undefined : String(organisationId);
      if (named !== undefined && !isUuid(named))
        throw new Problem('request_invalid', undefined, [
          { pointer: '/body/organisationId', code: 'invalid_format', detail: 'A UUID is wanted' },
        ]);
      await senderOf(db, viewer, named);
      await assertNotTooMany(viewer);
    },

    /** Keeps a file to be checked. Problems: those of `assertMaySend`, quota_reached. */
    create: async (viewer: Viewer, { organisationId, file }: ImportForm): Promise<Import> => {
      const id = uuidv7();
      const now = clock.now();
      await db.$transaction(
        async (tx) => {
          const sender = await senderOf(tx, viewer, organisationId);
          await assertFits(tx, viewer, sender);
          const about = {
            id,
            ...sender,
            source: sourceOf(sender.organisationId),
            accountId: viewer.userId,
          };
          await batchImportsRepository(tx).insert({
            ...about,
            fileName: file.name,
            sizeBytes: file.sizeBytes,
            now,
          });
          await keepFile(tx, id, file.path);
        },
        { timeout: keepingMs, maxWait: keepingMs },
      );
      return find(viewer, id);
    },

    /** Problems: organisation_not_found. */
    list: async (
      viewer: Viewer,
      { organisationId, offset, pageSize }: ImportListQuery,
    ): Promise<ImportList> => {
      const who = whoOf(viewer);
      if (organisationId !== undefined && !who.isStaff) {
        const mine = await organisationsOf(db, who.accountId);
        if (!mine.some(({ id }) => id === organisationId))
          throw new Problem('organisation_not_found');
      }
      const rows = await imports.list({
        ...who,
        importId: null,
        organisationId: organisationId ?? null,
        offset,
        pageSize,
      });
      return { items: rows.map(({ matches: _, ...found }) => found), total: rows[0]?.matches ?? 0 };
    },

    /** Problems: import_not_found. */
    get: find,

    /** Problems: import_not_found. */
    listFindings: async (
      viewer: Viewer,
      importId: string,
      { kind, path, code, offset, pageSize }: FindingQuery,
    ): Promise<FindingList> => {
      await find(viewer, importId);
      const rows = await imports.listFindings({
        importId,
        kind: kind ?? null,
        path: path ?? null,
        code: code ?? null,
        offset,
        pageSize,
      });
      return { items: rows.map(({ total: _, ...finding }) => finding), total: rows[0]?.total ?? 0 };
    },

    /** The file as it was sent. Problems: import_not_found, import_file_gone. */
    file: async (viewer: Viewer, importId: string): Promise<SentFile> => {
      const { fileName, hasFile, encoding } = await find(viewer, importId);
      if (!hasFile) throw new Problem('import_file_gone');
      return {
        name: fileName,
        charset: encoding ?? 'utf-8',
        content: Readable.from(readFile(db, importId)),
      };
    },

    /** The lines that cannot be imported, and why, as the check wrote them. Problems: import_not_found, import_transition_forbidden, import_file_gone. */
    errors: async (viewer: Viewer, importId: string): Promise<SentFile> => {
      const { fileName, hasFile, status, check } = await find(viewer, importId);
      if (status === 'checking') throw new Problem('import_transition_forbidden', status);
      const pieces = readErrors(db, importId);
      const first = hasFile && check !== null ? await pieces.next() : { done: true as const };
      // A file that was checked before error files were kept, or given up while it was checked, has none.
      if (first.done) throw new Problem('import_file_gone');
      const name = `${fileName.replace(/(?:-erreurs)?\.[a-z]{3,4}$/i, '')}-erreurs.csv`;
      return { name, charset: 'utf-8', content: Readable.from(withFirst(first.value, pieces)) };
    },

    example: (): SentFile => exampleFile(),

    /** What a check would find in one event; nothing is written. */
    validate: (cells: ValidationBody): Validation => validateEvent(cells),

    /** Problems: import_not_found, import_transition_forbidden, import_file_gone, organisation_… */
    confirm: (viewer: Viewer, importId: string): Promise<Import> =>
      move(viewer, importId, async (tx, held) => {
        if (!held.isStaff || held.organisationId !== null)
          await senderOf(tx, viewer, held.organisationId ?? undefined);
        if (!held.hasFile) throw new Problem('import_file_gone');
        return batchImportsRepository(tx).confirm(importId, clock.now());
      }),

    /** What is written by then stays. Problems: import_not_found, import_transition_forbidden, permission_missing. */
    cancel: (viewer: Viewer, importId: string): Promise<Import> =>
      move(viewer, importId, async (tx, held) => {
        await assertWriter(tx, viewer, held);
        return batchImportsRepository(tx).cancel(importId, clock.now());
      }),
  };
}

export type BatchImportsService = ReturnType<typeof batchImportsService>;
