import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isFocusKept } from '../lib/kept-focus.ts';

/**
 * Where the focus goes when a page gives place to another: to the new page's title, as a page loaded anew would be read from its beginning.
 * When only the query string changed, or the navigation says so (`keptFocus`), the focus stays where it is, unless what had it is gone.
 */
export function usePageFocus(contentId: string): void {
  const { pathname, key, state } = useLocation();
  const seen = useRef({ pathname, key });
  useEffect(() => {
    const before = seen.current;
    seen.current = { pathname, key };
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (before.key === key || ((before.pathname === pathname || isFocusKept(state)) && !isLost)) return;
    const content = document.getElementById(contentId);
    const title = content?.querySelector('h1') ?? content;
    if (!title) return;
    if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
    // The router restores the scroll by itself.
    title.focus({ preventScroll: true });
  }, [pathname, key, state, contentId]);
}
