import { towns } from '@parages/contracts/vocabulary/places/towns';
import { Button } from '@parages/ui/button/button';
import { Icon, type IconProps } from '@parages/ui/icon/icon';
import { Link } from '@parages/ui/link/link';
import { Panel } from '@parages/ui/panel/panel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Session } from '../../lib/session/session.ts';
import { signInFrom } from '../../lib/session/to-sign-in.ts';
import { useSite } from '../../lib/site.tsx';
import classes from './frame.module.css';
import { headerLinks, homeOf, partHref } from './frame-links.ts';

export type FullNavigationProps = { session: Session; locate: ReactNode; onClose: () => void };

type Entry = { key: string; href: string; label: string; icon: IconProps['name'] };

export function FullNavigation({ session, locate, onClose }: FullNavigationProps) {
  const { t } = useTranslation('frame');
  const { hasAccounts, proOrigin } = useSite();
  const location = useLocation();
  const { pathname } = location;
  const home = homeOf(location);
  const entries: Entry[] = [
    { key: 'home', href: home.href, label: t('home'), icon: 'home' },
    { key: 'map', href: partHref(location, '#carte'), label: t('map'), icon: 'map' },
    { key: 'filters', href: partHref(location, '#filtres'), label: t('filters'), icon: 'filters' },
    { key: 'themes', href: `${home.href}#thematiques`, label: t('themes'), icon: 'list' },
    ...headerLinks(session, hasAccounts, location).map((link) => ({ ...link, label: t(link.key) })),
    ...(hasAccounts
      ? [
          {
            key: 'profile',
            href: session ? '/profile' : signInFrom(location),
            label: t(session ? 'profile' : 'signIn'),
            icon: 'user' as const,
          },
        ]
      : []),
  ];
  return (
    <Panel isOpen onClose={onClose} title={t('menuTitle')} words={{ close: t('closeMenu') }}>
      <nav aria-label={t('menu')} className={classes.entries}>
        <ul>
          {entries.map(({ key, href, label, icon }) => (
            <li key={key}>
              <Link
                href={href}
                onClick={onClose}
                aria-current={(key === 'home' ? home.path : href) === pathname ? 'page' : undefined}
              >
                <Icon name={icon} size="1.5rem" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {locate}
        <h3>{t('goOut')}</h3>
        <ul className={classes.towns}>
          {towns.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                href={`/ville/${slug}`}
                onClick={onClose}
                aria-current={`/ville/${slug}` === pathname ? 'page' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <Button href={`${proOrigin}/org/`} variant="secondary" isWide>
          {t('publish')}
        </Button>
      </nav>
    </Panel>
  );
}
