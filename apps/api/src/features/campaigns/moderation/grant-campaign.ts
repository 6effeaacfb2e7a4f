import { campaignEnd } from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { v7 as uuidv7 } from 'uuid';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { titleOf } from '../campaigns.domain.ts';
import { campaignsRepository } from '../campaigns.repository.ts';
import type { Campaign, Grant } from '../campaigns.schema.ts';
import type { CampaignsService } from '../campaigns.service.ts';
import { assertCanBegin } from '../drafts/draft-checks.ts';
import type { CampaignMailsService } from '../mails/campaign-mails.service.ts';
import { runningRepository } from '../running/running.repository.ts';
import { asModerator, assertNotOwn, findMailedCampaign } from './moderator-checks.ts';

export type GrantCampaignDeps = {
  db: Db;
  clock: Clock;
  campaigns: Pick<CampaignsService, 'get'>;
  mails: Pick<CampaignMailsService, 'mailGranted'>;
};

/** Problems: poi_not_found, poi_own, request_invalid, campaign_period_taken. */
export const grantCampaign =
  ({ db, clock, campaigns, mails }: GrantCampaignDeps) =>
  async (viewer: Viewer, { poiId, startDate, weeks, reason }: Grant): Promise<Campaign> => {
    const now = clock.now();
    const id = uuidv7({ msecs: now.getTime() });
    const endDate = campaignEnd({ startDate, weeks });
    await db.$transaction(async (tx) => {
      const repository = campaignsRepository(tx);
      const candidate = await repository.lockCandidate({ ...asModerator(viewer), poiId });
      if (!candidate) throw new Problem('poi_not_found');
      assertNotOwn(viewer, candidate.isOwn);
      assertCanBegin({ startDate, today: parisDay(now) }, candidate);
      await repository.insert({
        id,
        organisationId: candidate.organisationId,
        poiId,
        title: titleOf(candidate.label),
        startDate,
        weeks,
        endDate,
        isFree: true,
        now,
      });
      const running = runningRepository(tx);
      if (!(await running.takeSlot({ campaignId: id, poiId, startDate, endDate })))
        throw new Problem('campaign_period_taken');
      await running.promote({ id, poiId }, now);
      await mails.mailGranted(tx, await findMailedCampaign(tx, id));
      await repository.note({
        campaignId: id,
        action: 'granted',
        actorId: viewer.userId,
        detail: { reason },
        now,
      });
    });
    return campaigns.get(asModerator(viewer), id);
  };
