import { Button } from '@parages/ui/button/button';
import { SiteHeader } from '@parages/ui/site-header/site-header';
import { useTranslation } from 'react-i18next';
import { productName } from '../../lib/product.ts';
import { publicOrigin } from '../../lib/public-origin.ts';
import { useIsSignedIn } from '../../lib/session/signed-in.ts';
import { frameTexts } from './frame.fr.ts';
import { OrganisationSwitcher } from './organisation-switcher.tsx';
import { UserMenu } from './user-menu.tsx';

export function FrameHeader() {
  const { t } = useTranslation(frameTexts);
  const isSignedIn = useIsSignedIn();
  return (
    <SiteHeader
      name={productName}
      home={{ href: '/org/', label: t('homeLabel', { name: productName }) }}
      label={t('navigation')}
      links={[{ href: publicOrigin(window.location), label: t('publicSite') }]}
      actions={
        isSignedIn ? (
          <>
            <OrganisationSwitcher />
            <UserMenu />
          </>
        ) : (
          <Button href="/org/auth/login" variant="secondary" icon="user">
            {t('signIn')}
          </Button>
        )
      }
    />
  );
}
