import { AllCampaigns } from '../../features/campaigns/moderation/all-campaigns.tsx';

/** `/org/moderation/campaigns`. */
export const AllCampaignsPage = () => <AllCampaigns />;
