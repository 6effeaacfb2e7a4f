import { useParams } from 'react-router';
import { CampaignDetail } from '../../features/campaigns/detail/campaign-detail.tsx';

/** `/org/campaigns/{campaignId}`. */
export function CampaignPage() {
  const { campaignId = '' } = useParams();
  return <CampaignDetail key={campaignId} id={campaignId} />;
}
