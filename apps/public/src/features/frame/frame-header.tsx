import { towns } from '@parages/contracts/vocabulary/places/towns';
import { Button } from '@parages/ui/button/button';
import { LinkMenu } from '@parages/ui/link-menu/link-menu';
import { SiteHeader } from '@parages/ui/site-header/site-header';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Session } from '../../lib/session/session.ts';
import { signInFrom } from '../../lib/session/to-sign-in.ts';
import { useSite } from '../../lib/site.tsx';
import classes from './frame.module.css';
import { headerLinks, homeOf } from './frame-links.ts';

export function FrameHeader({ session }: { session: Session }) {
  const { t } = useTranslation('frame');
  const { name, hasAccounts } = useSite();
  const here = useLocation();
  const { pathname } = here;
  const home = homeOf(here);
  const allowed = headerLinks(session, hasAccounts, here);
  const own = allowed.map(({ key, href, icon }) => ({
    key,
    href,
    icon,
    label: t(key),
    isCurrent: session !== null && pathname.startsWith(href),
  }));
  const places = towns.map(({ slug, name: label }) => ({
    key: slug,
    href: `/ville/${slug}`,
    icon: 'pin' as const,
    label,
    isCurrent: slug === home.townSlug,
  }));
  const isStaff = allowed.some(({ key }) => key !== 'favorites');
  const links = [...(isStaff ? [] : places), ...own];
  return (
    <SiteHeader
      name={name}
      home={{ href: home.href, label: t('homeLabel', { name }) }}
      label={t('navigation')}
      links={links}
      compact={
        <LinkMenu
          label={t('menu')}
          icon="menu"
          align="end"
          items={[...own, ...places].map((item) => ({ ...item, isHere: true }))}
        />
      }
      actions={hasAccounts ? <AccountButton session={session} /> : <PublishButton />}
    />
  );
}

// The button has a fixed width, so that the first name, which loads after the first render, does
// not shift the layout.
function AccountButton({ session }: { session: Session }) {
  const { t } = useTranslation('frame');
  const here = useLocation();
  return session ? (
    <Button
      href="/profile"
      variant="secondary"
      icon="user"
      className={classes.account ?? ''}
      title={t('profile')}
    >
      {session.firstName ?? t('profile')}
    </Button>
  ) : (
    <Button
      href={signInFrom(here)}
      variant="secondary"
      icon="user"
      className={classes.account ?? ''}
    >
      {t('signIn')}
    </Button>
  );
}

function PublishButton() {
  const { t } = useTranslation('frame');
  const { proOrigin } = useSite();
  return (
    <Button href={`${proOrigin}/org/`} variant="secondary">
      {t('publishShort')}
    </Button>
  );
}
