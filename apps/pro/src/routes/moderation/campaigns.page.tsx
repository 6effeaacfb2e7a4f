import { AllCampaigns } from '../../features/campaigns/moderation/all-campaigns.tsx';

export const AllCampaignsPage = () => <AllCampaigns />;
