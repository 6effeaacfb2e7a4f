import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Clock } from '../../platform/clock.ts';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { countVisit } from './count-visit.ts';
import { readOrganisationStatistics, readPoiStatistics } from './read-statistics.ts';
import { statisticsRepository } from './statistics.repository.ts';

export type StatisticsDeps = { db: Db; clock: Clock };

export const statisticsService = (deps: StatisticsDeps) => ({
  countVisit: countVisit(deps),
  ofPoi: readPoiStatistics(deps),
  ofOrganisation: readOrganisationStatistics(deps),
});

export type StatisticsService = ReturnType<typeof statisticsService>;

/** Returns the number of deleted hashes. */
export const forgetVisitors = (db: SqlClient, now: Date): Promise<number> =>
  statisticsRepository(db).forgetBefore(parisDay(now));
