import { CampaignList } from '../../features/campaigns/campaign-list.tsx';

/** `/org/campaigns`. */
export const CampaignsPage = () => <CampaignList />;
