import type { Viewer } from '../../platform/access/viewer.ts';
import type { CampaignScope } from './campaigns.repository.ts';

export const campaignScopeOf = ({ userId, permissions }: Viewer): CampaignScope => ({
  accountId: userId,
  isModerator: permissions.includes('camp_mod'),
});
