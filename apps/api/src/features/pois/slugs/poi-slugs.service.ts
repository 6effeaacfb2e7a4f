import type { SqlClient } from '../../../platform/database/database.ts';
import { poiSlugsRepository } from './poi-slugs.repository.ts';

/** Returns those of some slugs that are a current or former slug of a poi. */
export const listTakenSlugs = async (db: SqlClient, slugs: string[]): Promise<Set<string>> =>
  new Set(await poiSlugsRepository(db).listTaken(slugs));

/** The name of the advisory lock for choosing a slug of a title. */
export const slugLock = (base: string): string => `slug ${base}`;
