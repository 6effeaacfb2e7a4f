import { recommendationLimits } from '@parages/contracts/vocabulary/limits';
import type { SqlClient } from '../../platform/database/database.ts';
import { popularityRepository } from './popularity.repository.ts';

const dayMs = 86_400_000;

/**
 * Recounts the popularity of pois: the number of people who added each to their favourites in the
 * last 14 days. Returns the number of changed pois.
 */
export const countPopularity = (db: SqlClient, now: Date): Promise<number> =>
  popularityRepository(db).count(
    new Date(now.getTime() - recommendationLimits.popularityDays * dayMs),
  );
