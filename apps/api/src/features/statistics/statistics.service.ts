import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Clock } from '../../platform/clock.ts';
import type { Db, SqlClient } from '../../platform/database/database.ts';
import { countVisit } from './count-visit.ts';
import { readOrganisationStatistics, readPoiStatistics } from './read-statistics.ts';
import { statisticsRepository } from './statistics.repository.ts';

export type StatisticsDeps = { db: Db; clock: Clock };

/** Daily counts of the visits, favourites and clicks of events, without cookies. */
export const statisticsService = (deps: StatisticsDeps) => ({
  countVisit: countVisit(deps),
  ofPoi: readPoiStatistics(deps),
  ofOrganisation: readOrganisationStatistics(deps),
});

export type StatisticsService = ReturnType<typeof statisticsService>;

/** Deletes the visitor hashes and the salts of past days; returns the number of hashes. */
export const forgetVisitors = (db: SqlClient, now: Date): Promise<number> =>
  statisticsRepository(db).forgetBefore(parisDay(now));
