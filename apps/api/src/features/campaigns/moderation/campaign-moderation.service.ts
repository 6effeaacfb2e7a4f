import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { CampaignList, ModerationQuery } from '../campaigns.schema.ts';
import type { CampaignsService } from '../campaigns.service.ts';
import type { CampaignMailsService } from '../mails/campaign-mails.service.ts';
import { countStopRecipients } from './count-stop-recipients.ts';
import { grantCampaign } from './grant-campaign.ts';
import { asModerator } from './moderator-checks.ts';
import { listCampaignRefunds, type RefundCampaignDeps, refundCampaign } from './refund-campaign.ts';
import { stopCampaign } from './stop-campaign.ts';
import { undoStop } from './undo-stop.ts';

export type CampaignModerationDeps = {
  db: Db;
  clock: Clock;
  campaigns: Pick<CampaignsService, 'get' | 'list'>;
  mails: CampaignMailsService;
  refunds: RefundCampaignDeps['refunds'];
};

export const campaignModerationService = (deps: CampaignModerationDeps) => ({
  list: (viewer: Viewer, query: ModerationQuery): Promise<CampaignList> =>
    deps.campaigns.list(asModerator(viewer), query),
  grant: grantCampaign(deps),
  stop: stopCampaign(deps),
  listRefunds: listCampaignRefunds(deps),
  refund: refundCampaign(deps),
  undoStop: undoStop(deps),
  countStopRecipients: countStopRecipients(deps),
});

export type CampaignModerationService = ReturnType<typeof campaignModerationService>;
