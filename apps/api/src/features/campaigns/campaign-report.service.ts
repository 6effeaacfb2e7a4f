import { countDays, parisDay, shiftDay } from '@parages/contracts/vocabulary/date-presets';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Whose } from './campaigns.repository.ts';
import type { CampaignsService } from './campaigns.service.ts';
import type { CampaignReport, ReportDay } from './payments.schema.ts';
import { reportRepository } from './report.repository.ts';

const counters = ['impressions', 'clicks', 'views', 'favorites'] as const;
type Totals = Record<(typeof counters)[number], number>;

const sumOf = (days: readonly ReportDay[]): Totals => {
  const sum = (name: keyof Totals): number => days.reduce((total, day) => total + day[name], 0);
  return {
    impressions: sum('impressions'),
    clicks: sum('clicks'),
    views: sum('views'),
    favorites: sum('favorites'),
  };
};

/** What a campaign brought, beside as many days before it. */
export function campaignReportService({
  db,
  clock,
  campaigns,
}: {
  db: Db;
  clock: Clock;
  campaigns: Pick<CampaignsService, 'get'>;
}) {
  const days = reportRepository(db);

  return {
    /** Days of a campaign that is stopped end with the day it was. Problems: campaign_not_found. */
    get: async (whose: Whose, campaignId: string): Promise<CampaignReport> => {
      const { poi, state, startDate, endDate, stoppedAt } = await campaigns.get(whose, campaignId);
      const today = parisDay(clock.now());
      const ends = [endDate, today, ...(stoppedAt === null ? [] : [parisDay(new Date(stoppedAt))])];
      const lastDay = ends.toSorted()[0] ?? endDate;
      const hasBegun = state !== 'draft' && lastDay >= startDate;
      const length = hasBegun ? countDays({ start: startDate, end: lastDay }) : 0;
      const before = {
        startDate: shiftDay(startDate, -Math.max(1, length)),
        endDate: shiftDay(startDate, -1),
      };
      if (poi === null || !hasBegun)
        return { days: [], totals: sumOf([]), before: { ...before, ...sumOf([]) } };
      const [during, earlier] = await Promise.all([
        days.list({ poiId: poi.id, fromDay: startDate, toDay: lastDay }),
        days.list({ poiId: poi.id, fromDay: before.startDate, toDay: before.endDate }),
      ]);
      return { days: during, totals: sumOf(during), before: { ...before, ...sumOf(earlier) } };
    },
  };
}

export type CampaignReportService = ReturnType<typeof campaignReportService>;
