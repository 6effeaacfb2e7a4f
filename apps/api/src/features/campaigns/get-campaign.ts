import type { CampaignTariff } from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { type CampaignScope, campaignsRepository, unfiltered } from './campaigns.repository.ts';
import type { Campaign } from './campaigns.schema.ts';
import { toCampaign } from './to-campaign.ts';

export type GetCampaignDeps = { db: Db; clock: Clock; tariff: CampaignTariff };

/** Problems: campaign_not_found, also for a campaign outside the scope. */
export const getCampaign =
  ({ db, clock, tariff }: GetCampaignDeps) =>
  async (scope: CampaignScope, id: string): Promise<Campaign> => {
    const today = parisDay(clock.now());
    const [row] = await campaignsRepository(db).list({
      ...unfiltered,
      ...scope,
      id,
      today,
      pageSize: 1,
    });
    if (!row) throw new Problem('campaign_not_found');
    return toCampaign(row, tariff);
  };
