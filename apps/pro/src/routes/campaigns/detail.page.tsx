import { useParams } from 'react-router';
import { CampaignDetail } from '../../features/campaigns/detail/campaign-detail.tsx';

export function CampaignPage() {
  const { campaignId = '' } = useParams();
  return <CampaignDetail key={campaignId} id={campaignId} />;
}
