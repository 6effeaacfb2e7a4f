import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { SkipLink } from '@parages/ui/skip-link/skip-link';
import { Toaster } from '@parages/ui/toaster/toaster';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { FrameBottomBar } from '../features/frame/frame-bottom-bar.tsx';
import { FrameFooter } from '../features/frame/frame-footer.tsx';
import { FrameHeader } from '../features/frame/frame-header.tsx';
import { homeOf } from '../features/frame/frame-links.ts';
import { CompactSearch } from '../features/search/compact/compact-search.tsx';
import { FavoritesProvider } from '../lib/favorites/favorites-provider.tsx';
import { loadWords } from '../lib/i18n/i18n.ts';
import { scrollKey } from '../lib/page/scroll-key.ts';
import { isPlacePage } from '../lib/search/place-pages.ts';
import { useSession } from '../lib/session/signed-in.ts';
import { useSite } from '../lib/site.tsx';
import { AfterLoad } from './after-load.tsx';
import classes from './shell.module.css';
import { useFollowLinks } from './use-follow-links.ts';
import { usePageFocus } from './use-page-focus.ts';

export function Shell() {
  const { t } = useTranslation('shell');
  const session = useSession();
  const here = useLocation();
  const Menu = useMenu();
  const isLoading = useNavigation().state === 'loading';
  usePageFocus('content');
  useFollowLinks();
  return (
    <>
      <SkipLink targetId="content">{t('skip')}</SkipLink>
      <FrameHeader session={session} />
      {/* The place pages have a larger one. */}
      {!isPlacePage(here.pathname) && <CompactSearch href={homeOf(here).searchHref} />}
      <main id="content" tabIndex={-1} className={classes.main} aria-busy={isLoading || undefined}>
        <div
          className={classes.progress}
          data-loading={isLoading || undefined}
          role="progressbar"
          aria-label={t('loading')}
          hidden={!isLoading}
        />
        <FavoritesProvider>
          <Outlet />
        </FavoritesProvider>
      </main>
      <FrameFooter />
      <FrameBottomBar
        session={session}
        menu={(onClose) => <Menu session={session} onClose={onClose} />}
      />
      <ScrollRestoration getKey={scrollKey} />
      <Toaster label={t('notifications')} />
      <AfterLoad />
    </>
  );
}

// The words of a locale other than French load before the panel appears.
function useMenu() {
  const { locale } = useSite();
  const [Menu] = useState(() =>
    lazyPart(async () => {
      const { Menu } = await import('./menu.tsx');
      await loadWords(locale);
      return Menu;
    }),
  );
  return Menu;
}
