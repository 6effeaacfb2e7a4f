import { z } from 'zod';
import type { SqlClient } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/named-locks.ts';
import { sqlFile } from '../../../platform/database/sql-file.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const before = z.date();

const mark = sqlFile(file('mark-orphans'), {
  params: z.object({ now: z.date() }),
  row: z.strictObject({ marked: z.int(), unmarked: z.int() }),
});
const listDue = sqlFile(file('list-due-orphans'), {
  params: z.object({ before, batchSize: z.int() }),
  row: z.strictObject({ id: z.string(), sha256: z.string() }),
});
const deleteOrphan = sqlFile(file('delete-orphan'), {
  params: z.object({ id: z.string(), before }),
  row: z.strictObject({ isLast: z.boolean() }),
});

export const pictureSweepRepository = (db: SqlClient) => ({
  mark: (now: Date) => mark(db, { now }),
  listDue: (until: Date, batchSize: number) => listDue(db, { before: until, batchSize }),
  /**
   * Locks the files of a hash until the transaction ends; insert-media-file.sql takes the same
   * lock.
   */
  lockFiles: (sha256: string) => lockName(db, sha256),
  /**
   * Deletes a picture; undefined when a version shows it again, or another sweep has deleted it.
   */
  delete: async (id: string, until: Date) => (await deleteOrphan(db, { id, before: until }))[0],
});
