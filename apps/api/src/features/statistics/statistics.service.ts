import { randomBytes } from 'node:crypto';
import { countDays, parisDay, shiftDay } from '@parages/contracts/vocabulary/date-presets';
import { limits, statisticsLimits } from '@parages/contracts/vocabulary/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Db, SqlClient } from '../../platform/database.ts';
import { networkOf } from '../../platform/network.ts';
import { Problem } from '../../platform/problem.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type ReadParams, statisticsRepository } from './statistics.repository.ts';
import type { DayCount, Statistics, StatisticsQuery, VisitKind } from './statistics.schema.ts';
import { type Asker, hashedNetwork, isRobot, visitorOf } from './visitor.ts';

const defaultDays = 30;
const saltBytes = 24;

const sum = (days: readonly DayCount[], name: 'views' | 'favorites' | 'clicks'): number =>
  days.reduce((total, day) => total + day[name], 0);

/** What visitors do with events, counted by day without a cookie. */
export function statisticsService({ db, clock }: { db: Db; clock: Clock }) {
  const statistics = statisticsRepository(db);
  let known: { day: string; salt: string } | undefined;

  async function saltOf(day: string): Promise<string> {
    if (known?.day === day) return known.salt;
    const offered = randomBytes(saltBytes).toString('base64url');
    // Whoever offered at the same instant and lost sees the winner's the second time.
    const salt =
      (await statistics.saltOf(day, offered)) ?? (await statistics.saltOf(day, offered)) ?? offered;
    known = { day, salt };
    return salt;
  }

  async function read(
    list: (params: ReadParams) => Promise<DayCount[]>,
    {
      id,
      viewer,
      query,
      missing,
    }: {
      id: string;
      viewer: Viewer;
      query: StatisticsQuery;
      missing: 'poi_not_found' | 'organisation_not_found';
    },
  ): Promise<Statistics> {
    const to = query.to ?? parisDay(clock.now());
    const from = query.from ?? shiftDay(to, 1 - defaultDays);
    if (from > to || countDays({ start: from, end: to }) > limits.maxFilterDays)
      throw new Problem('request_invalid', undefined, [
        { pointer: '/query/from', code: 'range', detail: 'The range is empty or too long.' },
      ]);
    const isModerator = viewer.permissions.includes('poi_mod');
    const items = await list({
      id,
      accountId: viewer.userId,
      isModerator,
      fromDay: from,
      toDay: to,
    });
    if (items.length === 0) throw new Problem(missing);
    return {
      items,
      totals: {
        views: sum(items, 'views'),
        favorites: sum(items, 'favorites'),
        clicks: sum(items, 'clicks'),
      },
    };
  }

  return {
    /** Counts a visit of events, unless nobody is behind it. What cannot be seen, or is not sponsored, is not counted, without a word. */
    countVisit: async (poiIds: readonly string[], kind: VisitKind, asker: Asker): Promise<void> => {
      if (isRobot(asker)) return;
      const day = parisDay(clock.now());
      const salt = await saltOf(day);
      const network = hashedNetwork(networkOf(asker.address), salt);
      const most = statisticsLimits.visitorsPerNetwork;
      await statistics.countVisit({
        poiIds: [...new Set(poiIds)],
        day,
        kind,
        visitor: visitorOf(asker, salt),
        network,
        most,
      });
    },

    /** Problems: poi_not_found, for somebody else's as well. */
    ofPoi: (poiId: string, viewer: Viewer, query: StatisticsQuery) =>
      read(statistics.listPoiDays, { id: poiId, viewer, query, missing: 'poi_not_found' }),

    /** Problems: organisation_not_found, for somebody else's as well. */
    ofOrganisation: (organisationId: string, viewer: Viewer, query: StatisticsQuery) =>
      read(statistics.listOrganisationDays, {
        id: organisationId,
        viewer,
        query,
        missing: 'organisation_not_found',
      }),
  };
}

export type StatisticsService = ReturnType<typeof statisticsService>;

/** Forgets who was counted until yesterday. Answers how many visitors that was. */
export const forgetVisitors = (db: SqlClient, now: Date): Promise<number> =>
  statisticsRepository(db).forgetBefore(parisDay(now));
