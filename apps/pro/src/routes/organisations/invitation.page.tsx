import { Container } from '@parages/ui/container/container';
import { useSearchParams } from 'react-router';
import { invitationFr } from '../../features/organisations/invitation.fr.ts';
import { InvitationPage as Invitation } from '../../features/organisations/invitation-page.tsx';
import { productName } from '../../lib/product.ts';

/** The referrer policy keeps the token from other sites. */
export function InvitationPage() {
  const [params] = useSearchParams();
  return (
    <Container>
      <title>{`${invitationFr.pageTitle} · ${productName}`}</title>
      <meta name="referrer" content="no-referrer" />
      <Invitation token={params.get('token') ?? ''} />
    </Container>
  );
}
