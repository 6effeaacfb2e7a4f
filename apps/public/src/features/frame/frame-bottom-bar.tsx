import { BottomBar } from '@parages/ui/bottom-bar/bottom-bar';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Part } from '../../lib/part/part.tsx';
import type { Session } from '../../lib/session/session.ts';
import { signInFrom } from '../../lib/session/to-sign-in.ts';
import { useSite } from '../../lib/site.tsx';
import { homeOf, partHref } from './frame-links.ts';

export type FrameBottomBarProps = {
  session: Session;
  /** Renders the open menu, which calls `onClose` to close itself. */
  menu: (onClose: () => void) => ReactNode;
};

export function FrameBottomBar({ session, menu }: FrameBottomBarProps) {
  const { t } = useTranslation('frame');
  const { hasAccounts } = useSite();
  const location = useLocation();
  const { pathname } = location;
  const [isOpen, setIsOpen] = useState(false);
  const home = homeOf(location);
  const close = () => setIsOpen(false);
  const account = (['favorites', 'profile'] as const).map((key) => {
    const href = `/${key}`;
    const icon = key === 'favorites' ? ('heart' as const) : ('user' as const);
    return {
      key,
      label: t(key),
      icon,
      href: session ? href : signInFrom(location),
      isCurrent: pathname === href,
    };
  });
  return (
    <>
      <BottomBar
        label={t('shortcuts')}
        items={[
          {
            key: 'home',
            label: t('home'),
            icon: 'home',
            href: home.href,
            isCurrent: pathname === home.path,
          },
          ...(hasAccounts
            ? account
            : [
                {
                  key: 'map',
                  label: t('map'),
                  icon: 'map' as const,
                  href: partHref(location, '#carte'),
                },
              ]),
          // Without scripts, the menu button leads to the footer, which also has links to the
          // site's pages.
          {
            key: 'menu',
            label: t('menu'),
            icon: 'menu',
            href: '#plan',
            onPress: () => setIsOpen(true),
          },
        ]}
      />
      {isOpen && <Part onClose={close}>{menu(close)}</Part>}
    </>
  );
}
