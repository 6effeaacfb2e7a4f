import type { CampaignTariff } from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { type CampaignScope, campaignsRepository, unfiltered } from './campaigns.repository.ts';
import type { PoiCampaigns } from './campaigns.schema.ts';
import { toCampaign } from './to-campaign.ts';

export type ListPoiCampaignsDeps = { db: Db; clock: Clock; tariff: CampaignTariff };

const maxCampaigns = 100;

/** Returns at most 100 campaigns. Problems: poi_not_found, also for an event outside the scope. */
export const listPoiCampaigns =
  ({ db, clock, tariff }: ListPoiCampaignsDeps) =>
  async (scope: CampaignScope, poiId: string): Promise<PoiCampaigns> => {
    const campaigns = campaignsRepository(db);
    if (!(await campaigns.findCandidate({ ...scope, poiId }))) throw new Problem('poi_not_found');
    const now = clock.now();
    const today = parisDay(now);
    const [occupied, rows] = await Promise.all([
      campaigns.listOccupied({ ...scope, poiId, today, now }),
      campaigns.list({ ...unfiltered, ...scope, poiId, today, pageSize: maxCampaigns }),
    ]);
    return { occupied, items: rows.map((row) => toCampaign(row, tariff)) };
  };
