import type { Viewer } from '../../platform/access/viewer.ts';
import type { CampaignScope } from './campaigns.repository.ts';

/** Campaigns that a viewer may access: those of their organisations, or all for a moderator. */
export const campaignScopeOf = ({ userId, permissions }: Viewer): CampaignScope => ({
  accountId: userId,
  isModerator: permissions.includes('camp_mod'),
});
