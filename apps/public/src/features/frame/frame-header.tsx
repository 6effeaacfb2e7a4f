import { towns } from '@parages/contracts/vocabulary/places/towns';
import { Button } from '@parages/ui/button/button';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { LinkMenu } from '@parages/ui/link-menu/link-menu';
import { SiteHeader } from '@parages/ui/site-header/site-header';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isPlacePage } from '../../lib/search/place-pages.ts';
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
  const account = hasAccounts ? <AccountButton session={session} /> : <PublishButton />;
  const isStaff = allowed.some(({ key }) => key !== 'favorites');
  const links = [...(isStaff ? [] : places), ...own];
  return (
    <SiteHeader
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
      actions={
        isPlacePage(pathname) ? (
          account
        ) : (
          // Beside it, the account has an element of its own, which appears instead of moving.
          <>
            {/* The place pages have the search bar. */}
            <IconButton
              icon="search"
              href={home.searchHref}
              label={t('search')}
              className={classes.search}
            />
            {account}
          </>
        )
      }
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
    <Button href={`${proOrigin}/org/`} variant="secondary" className={classes.publish ?? ''}>
      {t('publishShort')}
    </Button>
  );
}
