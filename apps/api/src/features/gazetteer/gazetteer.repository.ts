import { z } from 'zod';
import type { SqlClient } from '../../platform/database/database.ts';
import { sqlFile } from '../../platform/database/sql-file.ts';
import type { Gazetteer } from './gazetteer.domain.ts';

const count = z.strictObject({ count: z.int() });
const rows = z.object({ rows: z.string() });
const load = z.object({ version: z.string(), hasExactPositions: z.boolean(), loadedAt: z.date() });

const findLoad = sqlFile(new URL('./find-gazetteer-load.sql', import.meta.url), {
  params: load.pick({ version: true }),
  row: z.strictObject({ version: z.string(), hasExactPositions: z.boolean() }),
});
const recordLoad = sqlFile(new URL('./record-gazetteer-load.sql', import.meta.url), {
  params: load,
  row: z.strictObject({ version: z.string() }),
});
const freeSlugs = sqlFile(new URL('./free-slugs.sql', import.meta.url), {
  params: z.object({ ids: z.array(z.string()), slugs: z.array(z.string()) }),
  row: count,
});
const retireRegions = sqlFile(new URL('./retire-regions.sql', import.meta.url), {
  params: z.object({ ids: z.array(z.string()) }),
  row: count,
});
const saveRegions = sqlFile(new URL('./save-regions.sql', import.meta.url), {
  params: rows.extend({ hasExactPositions: z.boolean() }),
  row: count,
});
const saveNames = sqlFile(new URL('./save-region-names.sql', import.meta.url), {
  params: rows,
  row: count,
});
const savePostalCodes = sqlFile(new URL('./save-postal-codes.sql', import.meta.url), {
  params: z.object({}),
  row: count,
});

const analyzePlaces = sqlFile(new URL('./analyze-places.sql', import.meta.url), {
  params: z.object({}),
  row: z.never(),
});

/** Call `save` in a transaction, so that no search reads a half-written list. */
export const gazetteerRepository = (db: SqlClient) => ({
  findLoad: async (version: string) => (await findLoad(db, { version }))[0],
  recordLoad: (params: z.input<typeof load>) => recordLoad(db, params),
  save: async ({ regions, names }: Gazetteer, hasExactPositions: boolean): Promise<number> => {
    const ids = regions.map(({ id }) => id);
    await retireRegions(db, { ids });
    await freeSlugs(db, { ids, slugs: regions.map(({ slug }) => slug) });
    const [saved] = await saveRegions(db, { rows: JSON.stringify(regions), hasExactPositions });
    await saveNames(db, { rows: JSON.stringify(names) });
    await savePostalCodes(db, {});
    await analyzePlaces(db, {});
    return saved?.count ?? 0;
  },
});
