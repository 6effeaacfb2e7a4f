import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { campaignsRepository, type LockedCampaign } from '../campaigns.repository.ts';
import type { Campaign, Stop } from '../campaigns.schema.ts';
import type { CampaignsService } from '../campaigns.service.ts';
import type { CampaignMailsService } from '../mails/campaign-mails.service.ts';
import { runningRepository } from '../running/running.repository.ts';
import {
  asModerator,
  assertNotOwn,
  findMailedCampaign,
  stopIsFinalAt,
} from './moderator-checks.ts';

export type StopCampaignDeps = {
  db: Db;
  clock: Clock;
  campaigns: Pick<CampaignsService, 'get'>;
  mails: Pick<CampaignMailsService, 'mailStopped'>;
};

const canStop = ({ status, stoppedAt, endDate }: LockedCampaign, today: string): boolean =>
  status === 'active' && stoppedAt === null && endDate >= today;

/**
 * Refunds nothing: an administrator refunds apart (`refund-campaign.ts`). The mail waits while the stop
 * can be undone. Problems: campaign_not_found, poi_own,
 * campaign_transition_forbidden (a draft, or a campaign that is over or already stopped).
 */
export const stopCampaign =
  ({ db, clock, campaigns, mails }: StopCampaignDeps) =>
  async (viewer: Viewer, id: string, { reason }: Stop): Promise<Campaign> => {
    const now = clock.now();
    await db.$transaction(async (tx) => {
      const repository = campaignsRepository(tx);
      const campaign = await repository.lock(id, asModerator(viewer));
      if (!campaign) throw new Problem('campaign_not_found');
      assertNotOwn(viewer, campaign.isOwn);
      if (!canStop(campaign, parisDay(now))) throw new Problem('campaign_transition_forbidden');
      await runningRepository(tx).stop(campaign, reason, now);
      const mailed = await findMailedCampaign(tx, id);
      await mails.mailStopped(tx, mailed, { reason, sendAt: stopIsFinalAt(now) });
      await repository.note({
        campaignId: id,
        action: 'stopped',
        actorId: viewer.userId,
        detail: { reason },
        now,
      });
    });
    return campaigns.get(asModerator(viewer), id);
  };
