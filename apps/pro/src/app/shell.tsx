import { SkipLink } from '@parages/ui/skip-link/skip-link';
import { Toaster } from '@parages/ui/toaster/toaster';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { frameFr } from '../features/frame/frame.fr.ts';
import { FrameFooter } from '../features/frame/frame-footer.tsx';
import { FrameHeader } from '../features/frame/frame-header.tsx';
import { SideMenu } from '../features/frame/side-menu.tsx';
import { useIsSignedIn } from '../lib/session/signed-in.ts';
import { appFr } from './app.fr.ts';
import classes from './shell.module.css';
import { useFollowLinks } from './use-follow-links.ts';

const isOfSpace = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'hasMenu' in handle;

/** When the path changes, focuses the content, so that screen readers start there. */
export function Shell() {
  useFollowLinks();
  const { pathname } = useLocation();
  const isSignedIn = useIsSignedIn();
  const hasMenu = useMatches().some(({ handle }) => isOfSpace(handle)) && isSignedIn;
  const content = useRef<HTMLElement>(null);
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <SkipLink targetId="content">{frameFr.skip}</SkipLink>
      <FrameHeader />
      <div className={hasMenu ? classes.framed : undefined}>
        {hasMenu && <SideMenu />}
        <main id="content" ref={content} tabIndex={-1} className={classes.main}>
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <FrameFooter />
      <Toaster label={appFr.toasts} />
      <ScrollRestoration />
    </>
  );
}
