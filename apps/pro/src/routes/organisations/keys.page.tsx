import { useParams } from 'react-router';
import { OrganisationKeys } from '../../features/organisations/keys/keys.tsx';

export function OrganisationKeysPage() {
  const { organisationId: id = '' } = useParams();
  return <OrganisationKeys key={id} organisationId={id} />;
}
