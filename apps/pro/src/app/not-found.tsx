import { Button } from '@parages/ui/button/button';
import { Container } from '@parages/ui/container/container';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { productName } from '../lib/product.ts';
import { useIsSignedIn } from '../lib/session/signed-in.ts';
import { appFr } from './app.fr.ts';

export function NotFound() {
  const isSignedIn = useIsSignedIn();
  return (
    <Container>
      <title>{`${appFr.page_not_found} · ${productName}`}</title>
      <EmptyState
        level={1}
        picture="lost"
        title={appFr.page_not_found}
        actions={
          <Button href={isSignedIn ? '/org/home' : '/org'}>
            {isSignedIn ? appFr.home : appFr.landing}
          </Button>
        }
      >
        <p data-code="page_not_found">{appFr.page_not_found_text}</p>
      </EmptyState>
    </Container>
  );
}
