import { z } from 'zod';
import type { SqlClient } from './database.ts';
import { sqlFile } from './sql-file.ts';

const refresh = sqlFile(new URL('./refresh-pois.sql', import.meta.url), {
  params: z.object({ poiIds: z.array(z.string()), now: z.date() }),
  row: z.strictObject({ refreshed: z.string().nullable() }),
});
const listTaken = sqlFile(new URL('./list-taken-slugs.sql', import.meta.url), {
  params: z.object({ slugs: z.array(z.string()) }),
  row: z.strictObject({ slug: z.string() }),
});
const hold = sqlFile(new URL('./hold-name.sql', import.meta.url), {
  params: z.object({ name: z.string() }),
  row: z.strictObject({ held: z.string().nullable() }),
});

const holdMany = sqlFile(new URL('./hold-names.sql', import.meta.url), {
  params: z.object({ names: z.array(z.string()) }),
  row: z.strictObject({ held: z.int() }),
});

/** Brings what visitors find of some pois in line with what was written, as of an instant: in the transaction that wrote it. */
export async function refreshPois(
  db: SqlClient,
  poiIds: readonly string[],
  now: Date,
): Promise<void> {
  await refresh(db, { poiIds: [...poiIds], now });
}

/** Those of some slugs that a poi has or once had. */
export const listTakenSlugs = async (db: SqlClient, slugs: string[]): Promise<Set<string>> =>
  new Set((await listTaken(db, { slugs })).map(({ slug }) => slug));

/** Nobody else goes on under this name until the transaction ends; whoever comes meanwhile waits. */
export async function holdName(tx: SqlClient, name: string): Promise<void> {
  await hold(tx, { name });
}

/** As `holdName`, for several names at once. */
export async function holdNames(tx: SqlClient, names: readonly string[]): Promise<void> {
  await holdMany(tx, { names: [...names] });
}

/** The name under which the slugs of a title are given. */
export const slugHold = (base: string): string => `slug ${base}`;
