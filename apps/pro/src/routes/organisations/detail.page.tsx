import { useParams } from 'react-router';
import { OrganisationDetail } from '../../features/organisations/organisation-detail.tsx';

/** `/org/organisations/{id}`. */
export function OrganisationPage() {
  const { organisationId = '' } = useParams();
  return <OrganisationDetail key={organisationId} id={organisationId} />;
}
