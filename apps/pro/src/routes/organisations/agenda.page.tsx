import { useParams } from 'react-router';
import { OrganisationAgenda } from '../../features/organisations/agenda/agenda-page.tsx';

export function OrganisationAgendaPage() {
  const { organisationId = '' } = useParams();
  return <OrganisationAgenda key={organisationId} organisationId={organisationId} />;
}
