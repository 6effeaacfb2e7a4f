import { CampaignList } from '../../features/campaigns/campaign-list.tsx';

export const CampaignsPage = () => <CampaignList />;
