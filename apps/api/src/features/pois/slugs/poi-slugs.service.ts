import type { SqlClient } from '../../../platform/database/database.ts';
import { poiSlugsRepository } from './poi-slugs.repository.ts';

/** Returns those of some slugs that a poi has or once had. */
export const listTakenSlugs = async (db: SqlClient, slugs: string[]): Promise<Set<string>> =>
  new Set(await poiSlugsRepository(db).listTaken(slugs));

/** The name of the lock under which slugs of a title are given. */
export const slugLock = (base: string): string => `slug ${base}`;
