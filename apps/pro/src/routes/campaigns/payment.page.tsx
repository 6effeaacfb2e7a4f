import { useParams } from 'react-router';
import { PaymentScreen } from '../../features/campaigns/payment/payment-screen.tsx';

export function CampaignPaymentPage() {
  const { campaignId = '' } = useParams();
  return <PaymentScreen key={campaignId} campaignId={campaignId} />;
}
