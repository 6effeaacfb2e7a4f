import { z } from 'zod';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import type { EditingDb } from '../editing-database.ts';

const found = z.strictObject({
  id: z.string(),
  sourceHash: z.string().nullable(),
  mergedIntoId: z.string().nullable(),
  isArchived: z.boolean(),
  isOwn: z.boolean(),
});
export type ExternalPoi = z.output<typeof found>;

const findPoi = sqlFile(new URL('./find-external-poi.sql', import.meta.url), {
  params: z.object({
    accountId: z.string(),
    organisationId: z.string(),
    source: z.string(),
    extId: z.string(),
  }),
  row: found,
});

/** The hash to store for a payload that changed nothing, while the event is as it was then. */
export type SeenHash = { poiId: string; sourceHash: string; former: string; version: number };

export const externalRepository = (db: EditingDb) => ({
  find: async (params: Parameters<typeof findPoi>[1]): Promise<ExternalPoi | undefined> =>
    (await findPoi(db, params))[0],
  insert: (
    id: string,
    data: { organisationId: string; source: string; extId: string; sourceHash: string },
    now: Date,
  ) =>
    db.poi.create({
      data: {
        id,
        organisationId: data.organisationId,
        source: data.source,
        extId: data.extId,
        sourceHash: data.sourceHash,
        createdAt: now,
        updatedAt: now,
      },
      select: { id: true },
    }),
  keepHash: (id: string, sourceHash: string) =>
    db.poi.update({ where: { id }, data: { sourceHash }, select: { id: true } }),
  /** Without effect once the event of the organisation has changed. */
  keepSeen: (organisationId: string, { poiId, sourceHash, former, version }: SeenHash) =>
    db.poi.updateMany({
      where: { id: poiId, organisationId, sourceHash: former, editVersion: version },
      data: { sourceHash },
    }),
});
