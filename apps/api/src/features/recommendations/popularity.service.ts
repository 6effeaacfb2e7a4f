import { recommendationLimits } from '@parages/contracts/vocabulary/limits';
import type { SqlClient } from '../../platform/database/database.ts';
import { popularityRepository } from './popularity.repository.ts';

const dayMs = 86_400_000;

/** Counts anew how popular pois are: by how many people each was made a favourite in the last 14 days. Answers how many changed. */
export const countPopularity = (db: SqlClient, now: Date): Promise<number> =>
  popularityRepository(db).count(
    new Date(now.getTime() - recommendationLimits.popularityDays * dayMs),
  );
