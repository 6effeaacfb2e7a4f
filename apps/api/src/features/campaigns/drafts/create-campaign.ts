import {
  type CampaignTariff,
  campaignEnd,
} from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { editorOf } from '../../organisations/memberships/memberships.service.ts';
import { titleOf } from '../campaigns.domain.ts';
import { campaignsRepository } from '../campaigns.repository.ts';
import type { Campaign, CampaignDraft } from '../campaigns.schema.ts';
import { getCampaign } from '../get-campaign.ts';
import { assertCanBegin, assertPeriodIsFree, findOwnCandidate } from './draft-checks.ts';

export type CreateCampaignDeps = { db: Db; clock: Clock; tariff: CampaignTariff };

/**
 * Problems: poi_not_found, permission_missing, organisation_suspended, organisation_not_approved,
 * request_invalid (with each wrong field), campaign_period_taken.
 */
export const createCampaign =
  ({ db, clock, tariff }: CreateCampaignDeps) =>
  async (
    accountId: string,
    { poiId, title, startDate, weeks }: CampaignDraft,
  ): Promise<Campaign> => {
    const now = clock.now();
    const id = uuidv7({ msecs: now.getTime() });
    const endDate = campaignEnd({ startDate, weeks });
    await db.$transaction(async (tx) => {
      const candidate = await findOwnCandidate(tx, accountId, poiId);
      const { organisationId, label } = candidate;
      const { status } = await editorOf(tx, accountId, organisationId);
      if (status !== 'approved') throw new Problem('organisation_not_approved');
      assertCanBegin({ startDate, today: parisDay(now) }, candidate);
      await assertPeriodIsFree(tx, { campaignId: id, poiId, startDate, endDate });
      const campaigns = campaignsRepository(tx);
      await campaigns.insert({
        id,
        organisationId,
        poiId,
        title: title ?? titleOf(label),
        startDate,
        weeks,
        endDate,
        isFree: false,
        now,
      });
      await campaigns.note({ campaignId: id, action: 'created', actorId: accountId, now });
    });
    return getCampaign({ db, clock, tariff })({ accountId, isModerator: false }, id);
  };
