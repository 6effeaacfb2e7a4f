import type { SqlClient } from '../../../platform/database/database.ts';
import { poiSlugsRepository } from './poi-slugs.repository.ts';

/** Returns the given slugs that a poi has or had. */
export const listTakenSlugs = async (db: SqlClient, slugs: string[]): Promise<Set<string>> =>
  new Set(await poiSlugsRepository(db).listTaken(slugs));

/** The name of the advisory lock under which a slug that begins with `base` is chosen. */
export const slugLock = (base: string): string => `slug ${base}`;
