import { SkipLink } from '@parages/ui/skip-link/skip-link';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { frameFr } from '../features/frame/frame.fr.ts';
import { FrameFooter } from '../features/frame/frame-footer.tsx';
import { FrameHeader } from '../features/frame/frame-header.tsx';
import { useFollowLinks } from './use-follow-links.ts';

/** What surrounds every page. Another page begins at its title, for those who hear it. */
export function Shell() {
  useFollowLinks();
  const { pathname } = useLocation();
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
      <main id="content" ref={content} tabIndex={-1} style={{ minHeight: '60vh', outline: 'none' }}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <FrameFooter />
      <ScrollRestoration />
    </>
  );
}
