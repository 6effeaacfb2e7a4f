import {
  type CampaignTariff,
  campaignEnd,
} from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { campaignsRepository } from '../campaigns.repository.ts';
import type { Campaign, CampaignChanges } from '../campaigns.schema.ts';
import { getCampaign } from '../get-campaign.ts';
import { assertCanBegin, assertPeriodIsFree, findOwnCandidate, lockDraft } from './draft-checks.ts';

export type UpdateCampaignDeps = { db: Db; clock: Clock; tariff: CampaignTariff };

// A change of the title alone does not check whether the campaign can still begin: the start of the
// payment does.
const changesPeriodOrEvent = ({ poiId, startDate, weeks }: Omit<CampaignChanges, 'version'>) =>
  poiId !== undefined || startDate !== undefined || weeks !== undefined;

/**
 * Problems: those of `lockDraft`, campaign_version_stale, poi_not_found, request_invalid (with each
 * wrong field), campaign_period_taken.
 */
export const updateCampaign =
  ({ db, clock, tariff }: UpdateCampaignDeps) =>
  async (
    accountId: string,
    id: string,
    { version, ...changes }: CampaignChanges,
  ): Promise<Campaign> => {
    const now = clock.now();
    await db.$transaction(async (tx) => {
      const draft = await lockDraft(tx, accountId, id);
      if (draft.version !== version) throw new Problem('campaign_version_stale');
      const poiId = changes.poiId ?? draft.poiId;
      if (poiId === null) throw new Problem('poi_not_found');
      const candidate = await findOwnCandidate(tx, accountId, poiId);
      if (candidate.organisationId !== draft.organisationId) throw new Problem('poi_not_found');
      const { title = draft.title, startDate = draft.startDate, weeks = draft.weeks } = changes;
      const endDate = campaignEnd({ startDate, weeks });
      if (changesPeriodOrEvent(changes)) {
        assertCanBegin({ startDate, today: parisDay(now) }, candidate);
        await assertPeriodIsFree(tx, { campaignId: id, poiId, startDate, endDate });
      }
      await campaignsRepository(tx).save({ id, poiId, title, startDate, weeks, endDate, now });
    });
    return getCampaign({ db, clock, tariff })({ accountId, isModerator: false }, id);
  };
