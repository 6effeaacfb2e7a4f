import { z } from 'zod';
import type { Db, SqlClient } from '../../../../platform/database/database.ts';
import { sqlFile } from '../../../../platform/database/sql-file.ts';
import { type KeptReading, keptReadingSchema } from '../batch-imports.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);

const keepChoice = sqlFile(file('keep-column-choice'), {
  params: z.object({
    source: z.string(),
    headingSet: z.string(),
    organisationId: z.string().nullable(),
    columns: z.string(),
    now: z.date(),
    most: z.int(),
  }),
  row: z.strictObject({ kept: z.int() }),
});
const recheck = sqlFile(file('recheck-import'), {
  params: z.object({ importId: z.string(), headings: z.string() }),
  row: z.strictObject({ id: z.string() }),
});

const keptColumns = z.array(z.string().nullable());
// Sets of headings of one organisation.
const mostChoices = 100;

type ReadingDb = Pick<Db, 'importBatch' | 'importColumnChoice'> & SqlClient;

/** Nothing here checks that the account may see the import. */
export const importReadingRepository = (db: ReadingDb) => ({
  keep: async (importId: string, reading: Pick<KeptReading, 'headings' | 'preview'>) => {
    await db.importBatch.update({
      where: { id: importId },
      data: { headings: reading.headings ?? [], preview: reading.preview ?? [] },
      select: { id: true },
    });
  },
  find: async (importId: string): Promise<(KeptReading & { source: string }) | undefined> => {
    const row = await db.importBatch.findUnique({
      where: { id: importId },
      select: { source: true, headings: true, preview: true },
    });
    return row === null ? undefined : { source: row.source, ...keptReadingSchema.parse(row) };
  },
  findChoice: async (source: string, headingSet: string) => {
    const row = await db.importColumnChoice.findUnique({
      where: { source_headingSet: { source, headingSet } },
      select: { columns: true },
    });
    return row === null ? undefined : keptColumns.parse(row.columns);
  },
  keepChoice: (choice: Omit<Parameters<typeof keepChoice>[1], 'most'>) =>
    keepChoice(db, { ...choice, most: mostChoices }),
  /** Returns false when the status of the import does not allow it. */
  recheck: async (importId: string, headings: KeptReading['headings']): Promise<boolean> =>
    (await recheck(db, { importId, headings: JSON.stringify(headings) })).length === 1,
});
