import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import { campaignsRepository } from '../campaigns.repository.ts';
import type { Campaign } from '../campaigns.schema.ts';
import type { CampaignsService } from '../campaigns.service.ts';
import type { CampaignMailsService } from '../mails/campaign-mails.service.ts';
import { runningRepository } from '../running/running.repository.ts';
import { asModerator, findMailedCampaign, stopIsFinalAt } from './moderator-checks.ts';

export type UndoStopDeps = {
  db: Db;
  clock: Clock;
  campaigns: Pick<CampaignsService, 'get'>;
  mails: Pick<CampaignMailsService, 'withdrawStopped'>;
};

/**
 * Lets a campaign run again that the same moderator has just stopped, and withdraws the mails about
 * the stop. Problems: campaign_not_found, campaign_transition_forbidden (not stopped, stopped by
 * another moderator or ten seconds ago), campaign_period_taken (another campaign has its days).
 */
export const undoStop =
  ({ db, clock, campaigns, mails }: UndoStopDeps) =>
  async (viewer: Viewer, id: string): Promise<Campaign> => {
    const now = clock.now();
    await db.$transaction(async (tx) => {
      const repository = campaignsRepository(tx);
      const campaign = await repository.lock(id, asModerator(viewer));
      if (!campaign) throw new Problem('campaign_not_found');
      const { stoppedAt, poiId, startDate, endDate } = campaign;
      const isOpen = stoppedAt !== null && now < stopIsFinalAt(stoppedAt);
      if (!isOpen || (await repository.findLastActor(id, 'stopped')) !== viewer.userId)
        throw new Problem('campaign_transition_forbidden');
      if (!(await mails.withdrawStopped(tx, await findMailedCampaign(tx, id), now)))
        throw new Problem('campaign_transition_forbidden');
      const running = runningRepository(tx);
      await running.resume(id, now);
      if (poiId !== null) {
        const isFree = await running.takeSlot({ campaignId: id, poiId, startDate, endDate });
        if (!isFree) throw new Problem('campaign_period_taken');
      }
      await running.promote({ id, poiId }, now);
      await repository.note({
        campaignId: id,
        action: 'stop-undone',
        actorId: viewer.userId,
        now,
      });
    });
    return campaigns.get(asModerator(viewer), id);
  };
