import { z } from 'zod';
import type { Db, SqlClient } from '../../../platform/database.ts';
import { listTakenSlugs, refreshPois } from '../../../platform/shared-pois.repository.ts';
import { sqlFile } from '../../../platform/sql-file.ts';

const at = (name: string): URL => new URL(name, import.meta.url);

const knownPoi = z.strictObject({
  id: z.uuid(),
  extId: z.string(),
  sourceHash: z.string().nullable(),
  versionId: z.uuid().nullable(),
  isPublished: z.boolean().nullable(),
});

const findKnown = sqlFile(at('./find-known-pois.sql'), {
  params: z.object({ source: z.string(), extIds: z.array(z.string()) }),
  row: knownPoi,
});

const writePois = sqlFile(at('./write-pois.sql'), {
  params: z.object({ drafts: z.string(), now: z.date() }),
  row: z.strictObject({ written: z.int() }),
});

const deleteContents = sqlFile(at('./delete-version-contents.sql'), {
  params: z.object({ versionIds: z.array(z.string()) }),
  row: z.strictObject({ emptied: z.int() }),
});

const writeContents = sqlFile(at('./write-version-contents.sql'), {
  params: z.object({
    periods: z.string(),
    prices: z.string(),
    contacts: z.string(),
    tours: z.string(),
    features: z.string(),
    media: z.string(),
  }),
  row: z.strictObject({ periods: z.int() }),
});

/** Lists as JSON texts, each entry with the `versionId` it belongs to. */
export type VersionContents = { periods: string; prices: string; contacts: string; tours: string; features: string; media: string };

/** A poi that an earlier import wrote; without `versionId`, people hold it now. */
export type KnownPoi = z.output<typeof knownPoi>;

/** What an import asks of the database. Everything but `tidy` belongs in one transaction per batch. */
export const importsRepository = (db: SqlClient) => ({
  listKnown: (source: string, extIds: string[]) => findKnown(db, { source, extIds }),
  listTakenSlugs: (slugs: string[]) => listTakenSlugs(db, slugs),
  write: async (drafts: string, now: Date) => {
    await writePois(db, { drafts, now });
  },
  emptyVersions: (versionIds: string[]) => deleteContents(db, { versionIds }),
  fillVersions: (contents: VersionContents) => writeContents(db, contents),
  refresh: (poiIds: string[], now: Date) => refreshPois(db, poiIds, now),
});

/** After many writes: index-only reads and fresh statistics at once, instead of when autovacuum comes by. Outside any transaction. */
export async function tidyAfterImport(db: Db): Promise<void> {
  for (const table of ['poi_search', 'poi_text', 'poi', 'poi_version', 'period']) await db.$executeRawUnsafe(`VACUUM (ANALYZE) ${table}`);
}
