import { Button } from '@parages/ui/button/button';
import { SiteHeader } from '@parages/ui/site-header/site-header';
import { productName } from '../../lib/product.ts';
import { publicOrigin } from '../../lib/public-origin.ts';
import { useIsSignedIn } from '../../lib/signed-in.ts';
import { sayIn } from '../../lib/words.ts';
import { frameFr } from './frame.fr.ts';
import { OrganisationSwitcher } from './organisation-switcher.tsx';
import { UserMenu } from './user-menu.tsx';

const say = sayIn('frame', frameFr);

/** The header of the professional site: the logo, and the way in, or whose things are shown and one's own menu. */
export function FrameHeader() {
  const isSignedIn = useIsSignedIn();
  return (
    <SiteHeader
      home={{ href: '/org/', label: say('homeLabel', { name: productName }) }}
      label={say('navigation')}
      links={[{ href: publicOrigin(window.location), label: say('publicSite') }]}
      actions={
        isSignedIn ? (
          <>
            <OrganisationSwitcher />
            <UserMenu />
          </>
        ) : (
          <Button href="/org/auth/login" variant="secondary" icon="user">
            {say('signIn')}
          </Button>
        )
      }
    />
  );
}
