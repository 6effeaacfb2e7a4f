import { useParams } from 'react-router';
import { OrganisationDetail } from '../../features/organisations/organisation-detail.tsx';

export function OrganisationPage() {
  const { organisationId = '' } = useParams();
  return <OrganisationDetail key={organisationId} id={organisationId} />;
}
