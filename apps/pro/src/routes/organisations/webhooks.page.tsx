import { useParams } from 'react-router';
import { WebhooksPage } from '../../features/webhooks/webhooks-page.tsx';

export function OrganisationWebhooksPage() {
  const { organisationId = '' } = useParams();
  return <WebhooksPage key={organisationId} organisationId={organisationId} />;
}
