import { countDays, parisDay, shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { statisticsRepository } from './statistics.repository.ts';
import type { DayCount, Statistics, StatisticsQuery } from './statistics.schema.ts';

export type ReadStatisticsDeps = { db: Db; clock: Clock };

const defaultDays = 30;

type Days = 'listPoiDays' | 'listOrganisationDays';

const readDays =
  (days: Days, missing: 'poi_not_found' | 'organisation_not_found') =>
  ({ db, clock }: ReadStatisticsDeps) =>
  async (id: string, viewer: Viewer, query: StatisticsQuery): Promise<Statistics> => {
    const asked = { id, ...readerOf(viewer), ...rangeOf(query, clock.now()) };
    const items = await statisticsRepository(db)[days](asked);
    if (items.length === 0) throw new Problem(missing);
    return withTotals(items);
  };

/** Problems: request_invalid; poi_not_found, also for an event that the caller may not read. */
export const readPoiStatistics = readDays('listPoiDays', 'poi_not_found');

/**
 * Problems: request_invalid; organisation_not_found, also for an organisation that the caller may
 * not read.
 */
export const readOrganisationStatistics = readDays(
  'listOrganisationDays',
  'organisation_not_found',
);

const readerOf = ({ userId, permissions }: Viewer) => ({
  accountId: userId,
  isModerator: permissions.includes('poi_mod'),
});

function rangeOf(query: StatisticsQuery, now: Date): { fromDay: string; toDay: string } {
  const toDay = query.to ?? parisDay(now);
  const fromDay = query.from ?? shiftDay(toDay, 1 - defaultDays);
  if (fromDay > toDay || countDays({ start: fromDay, end: toDay }) > limits.maxStatisticsDays)
    throw new Problem('request_invalid', undefined, [
      { pointer: '/query/from', code: 'range', detail: 'The range is empty or too long.' },
    ]);
  return { fromDay, toDay };
}

const sum = (days: readonly DayCount[], name: 'views' | 'favorites' | 'clicks'): number =>
  days.reduce((total, day) => total + day[name], 0);

const withTotals = (items: DayCount[]): Statistics => ({
  items,
  totals: {
    views: sum(items, 'views'),
    favorites: sum(items, 'favorites'),
    clicks: sum(items, 'clicks'),
  },
});
