import { z } from 'zod';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import type { EditingDb } from '../editing-database.ts';
import { payloadHashPrefix } from '../external/external-source.domain.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const countDrafts = sqlFile(file('count-drafts'), {
  params: z.object({ organisationId: z.string(), payloadHash: z.string(), most: z.int() }),
  row: z.strictObject({ drafts: z.int() }),
});
const deleteDraft = sqlFile(file('delete-draft'), {
  params: z.object({ poiId: z.string(), accountId: z.string(), now: z.date() }),
  row: z.strictObject({ id: z.string() }),
});

type Draft = {
  versionId: string;
  poiId: string;
  label: string;
  description: string;
  organizerName: string | null;
  now: Date;
};

export const draftsRepository = (db: EditingDb) => ({
  insertPoi: (id: string, organisationId: string | null, now: Date) =>
    db.poi.create({
      data: { id, organisationId, createdAt: now, updatedAt: now },
      select: { id: true },
    }),
  insertDraft: ({ versionId, now, ...draft }: Draft) =>
    db.poiVersion.create({
      data: {
        ...draft,
        id: versionId,
        number: 1,
        status: 'draft',
        createdAt: now,
        updatedAt: now,
      },
      select: { id: true },
    }),
  countDrafts: async (organisationId: string, most: number): Promise<number> => {
    const [row] = await countDrafts(db, { organisationId, payloadHash: payloadHashPrefix, most });
    return row?.drafts ?? 0;
  },
  /** Returns false when the account may not delete the event, or its state or source forbids it. */
  delete: async (params: Parameters<typeof deleteDraft>[1]): Promise<boolean> =>
    (await deleteDraft(db, params)).length === 1,
});
