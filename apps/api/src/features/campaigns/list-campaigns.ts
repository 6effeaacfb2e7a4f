import type { CampaignState } from '@parages/contracts/vocabulary/campaigns/campaign-states';
import type { CampaignTariff } from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { type CampaignScope, campaignsRepository, unfiltered } from './campaigns.repository.ts';
import type { CampaignList, ListQuery } from './campaigns.schema.ts';
import { toCampaign } from './to-campaign.ts';

export type ListCampaignsDeps = { db: Db; clock: Clock; tariff: CampaignTariff };

function byState(counted: readonly { state: CampaignState; count: number }[]) {
  const countOf = (state: CampaignState): number =>
    counted.find((row) => row.state === state)?.count ?? 0;
  return {
    draft: countOf('draft'),
    scheduled: countOf('scheduled'),
    running: countOf('running'),
    ended: countOf('ended'),
    stopped: countOf('stopped'),
  };
}

export const listCampaigns =
  ({ db, clock, tariff }: ListCampaignsDeps) =>
  async (
    scope: CampaignScope,
    { organisationId, state, q, offset, pageSize }: ListQuery & { q?: string | undefined },
  ): Promise<CampaignList> => {
    const campaigns = campaignsRepository(db);
    const filters = {
      ...scope,
      organisationId: organisationId ?? null,
      q: q === undefined || q === '' ? null : q,
      today: parisDay(clock.now()),
    };
    const [rows, counted] = await Promise.all([
      campaigns.list({ ...unfiltered, ...filters, state: state ?? null, offset, pageSize }),
      campaigns.count(filters),
    ]);
    const counts = byState(counted);
    const total =
      state === undefined
        ? Object.values(counts).reduce((sum, count) => sum + count, 0)
        : counts[state];
    return { items: rows.map((row) => toCampaign(row, tariff)), total, counts };
  };
