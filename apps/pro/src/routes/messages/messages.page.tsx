import { Navigate, useParams } from 'react-router';
import { ConversationPage } from '../../features/conversations/conversation-page.tsx';
import { WaitingList } from '../../features/conversations/waiting-list.tsx';
import type { MessagePlace } from '../../lib/device-drafts/message-target.ts';
import { useHas, whenReserved } from '../../lib/session/permissions.ts';

type About = MessagePlace['about'];

function useAddress(): { about: About; id: string } {
  const { about, id = '' } = useParams();
  // Any other word is read as an event, which the API then does not find.
  return { about: about === 'organisations' ? about : 'events', id };
}

/** The API checks the membership. */
export function MessagesPage() {
  const { about, id } = useAddress();
  return <ConversationPage key={id} place={{ side: 'organisation', about, id }} />;
}

export function TeamMessagesPage() {
  const { about, id } = useAddress();
  const permissions = { events: useHas('poi_mod'), organisations: useHas('org_mod') };
  const isAllowed = id === '' ? Object.values(permissions).includes(true) : permissions[about];
  if (!isAllowed) return <Navigate to={whenReserved} replace />;
  if (id === '') return <WaitingList />;
  return <ConversationPage key={id} place={{ side: 'team', about, id }} />;
}
