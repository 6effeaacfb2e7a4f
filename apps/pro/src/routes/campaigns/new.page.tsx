import { NewCampaign } from '../../features/campaigns/create/new-campaign.tsx';

/** `/org/campaigns/new`. */
export const NewCampaignPage = () => <NewCampaign />;
