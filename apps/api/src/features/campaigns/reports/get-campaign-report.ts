import { countDays, parisDay, shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { CampaignScope } from '../campaigns.repository.ts';
import type { Campaign } from '../campaigns.schema.ts';
import type { CampaignsService } from '../campaigns.service.ts';
import type { CampaignReport, ReportDay } from './campaign-report.schema.ts';
import { reportRepository } from './report.repository.ts';

export type GetCampaignReportDeps = {
  db: Db;
  clock: Clock;
  campaigns: Pick<CampaignsService, 'get'>;
};

type Totals = Omit<ReportDay, 'day'>;

const sumOf = (days: readonly ReportDay[]): Totals => {
  const sum = (name: keyof Totals): number => days.reduce((total, day) => total + day[name], 0);
  return {
    impressions: sum('impressions'),
    clicks: sum('clicks'),
    views: sum('views'),
    favorites: sum('favorites'),
  };
};

function lastCountedDay({ endDate, stoppedAt }: Campaign, today: string): string {
  const stopDays = stoppedAt === null ? [] : [parisDay(new Date(stoppedAt))];
  return [endDate, today, ...stopDays].toSorted()[0] ?? endDate;
}

/** Problems: campaign_not_found. */
export const getCampaignReport =
  ({ db, clock, campaigns }: GetCampaignReportDeps) =>
  async (scope: CampaignScope, campaignId: string): Promise<CampaignReport> => {
    const campaign = await campaigns.get(scope, campaignId);
    const { poi, state, startDate } = campaign;
    const lastDay = lastCountedDay(campaign, parisDay(clock.now()));
    const hasBegun = state !== 'draft' && lastDay >= startDate;
    const length = hasBegun ? countDays({ start: startDate, end: lastDay }) : 0;
    const before = {
      startDate: shiftDay(startDate, -Math.max(1, length)),
      endDate: shiftDay(startDate, -1),
    };
    if (poi === null || !hasBegun)
      return { days: [], totals: sumOf([]), before: { ...before, ...sumOf([]) } };
    const days = reportRepository(db);
    const [during, earlier] = await Promise.all([
      days.list({ poiId: poi.id, fromDay: startDate, toDay: lastDay }),
      days.list({ poiId: poi.id, fromDay: before.startDate, toDay: before.endDate }),
    ]);
    return { days: during, totals: sumOf(during), before: { ...before, ...sumOf(earlier) } };
  };
