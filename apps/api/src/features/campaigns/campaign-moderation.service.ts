import { campaignEnd } from '@parages/contracts/vocabulary/campaign-terms';
import { parisDay } from '@parages/contracts/vocabulary/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { Db, SqlClient } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { CampaignMailsService } from './campaign-mails.service.ts';
import { campaignsRepository } from './campaigns.repository.ts';
import type { Campaign, CampaignList, Grant, ModerationQuery, Stop } from './campaigns.schema.ts';
import { assertCanBegin, type CampaignsService } from './campaigns.service.ts';
import { findCampaign, type PaidCampaign } from './payments/payments.repository.ts';
import { runningRepository } from './running.repository.ts';

export type CampaignModerationDeps = {
  db: Db;
  clock: Clock;
  campaigns: Pick<CampaignsService, 'get' | 'list'>;
  mails: CampaignMailsService;
};

const asModerator = ({ userId }: Viewer) => ({ accountId: userId, isModerator: true });

/** Campaigns in the hands of moderators. */
export function campaignModerationService({ db, clock, campaigns, mails }: CampaignModerationDeps) {
  // Nobody but an administrator favours or stops an event of his own organisation.
  const assertNotOwn = ({ role }: Viewer, isOwn: boolean): void => {
    if (isOwn && role !== 'admin') throw new Problem('poi_own');
  };

  // As its organisation is told of it.
  async function toldOf(tx: SqlClient, id: string): Promise<PaidCampaign> {
    const campaign = await findCampaign(tx, id);
    if (!campaign) throw new Problem('campaign_not_found');
    return campaign;
  }

  return {
    list: (viewer: Viewer, query: ModerationQuery): Promise<CampaignList> =>
      campaigns.list(asModerator(viewer), query),

    /** A campaign that costs nothing, active at once. Problems: poi_not_found, poi_own, request_invalid, campaign_period_taken. */
    grant: async (
      viewer: Viewer,
      { poiId, startDate, weeks, reason }: Grant,
    ): Promise<Campaign> => {
      const now = clock.now();
      const id = uuidv7({ msecs: now.getTime() });
      await db.$transaction(async (tx) => {
        const held = campaignsRepository(tx);
        const candidate = await held.findCandidate({ ...asModerator(viewer), poiId });
        if (!candidate) throw new Problem('poi_not_found');
        assertNotOwn(viewer, candidate.isOwn);
        assertCanBegin({ startDate, today: parisDay(now) }, candidate);
        const endDate = campaignEnd({ startDate, weeks });
        const title = [...candidate.label].slice(0, limits.label.max).join('');
        await held.insert({
          id,
          organisationId: candidate.organisationId,
          poiId,
          title,
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
        await mails.tellGranted(tx, await toldOf(tx, id));
        await held.note({
          campaignId: id,
          action: 'granted',
          actorId: viewer.userId,
          detail: { reason },
          now,
        });
      });
      return campaigns.get(asModerator(viewer), id);
    },

    /**
     * Ends a campaign before its time; whatever was paid is the team's to give back. Problems: campaign_not_found, poi_own,
     * campaign_transition_forbidden (a draft, or one that is over).
     */
    stop: async (viewer: Viewer, id: string, { reason }: Stop): Promise<Campaign> => {
      const now = clock.now();
      await db.$transaction(async (tx) => {
        const held = campaignsRepository(tx);
        const campaign = await held.hold(id, asModerator(viewer));
        if (!campaign) throw new Problem('campaign_not_found');
        assertNotOwn(viewer, campaign.isOwn);
        const isOver = campaign.endDate < parisDay(now);
        if (campaign.status !== 'active' || campaign.stoppedAt !== null || isOver)
          throw new Problem('campaign_transition_forbidden');
        await runningRepository(tx).stop(campaign, reason, now);
        await mails.tellStopped(tx, await toldOf(tx, id), reason);
        await held.note({
          campaignId: id,
          action: 'stopped',
          actorId: viewer.userId,
          detail: { reason },
          now,
        });
      });
      return campaigns.get(asModerator(viewer), id);
    },
  };
}

export type CampaignModerationService = ReturnType<typeof campaignModerationService>;
