import { NewCampaign } from '../../features/campaigns/create/new-campaign.tsx';

export const NewCampaignPage = () => <NewCampaign />;
