import { useParams } from 'react-router';
import { OrganisationDetail } from '../../features/organisations/organisation-detail.tsx';
import { MessagesLink } from '../../lib/conversations/messages-link.tsx';

export function OrganisationPage() {
  const { organisationId: id = '' } = useParams();
  const place = { side: 'organisation', about: 'organisations', id } as const;
  return <OrganisationDetail key={id} id={id} messages={<MessagesLink place={place} />} />;
}
