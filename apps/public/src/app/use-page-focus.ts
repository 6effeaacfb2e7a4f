import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isFocusKept } from '../lib/page/kept-focus.ts';

// After back navigation, the first link to the page just left is probably the one that opened it.
const findOpeningLink = (content: HTMLElement, pathname: string): HTMLElement | undefined =>
  [...content.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    (link) => link.pathname === pathname,
  );

/**
 * After a navigation, focuses the title of the page or, on the way back, the link to the page just
 * left, so that screen readers continue from there.
 */
export function usePageFocus(contentId: string): void {
  const { pathname, key, state } = useLocation();
  const isWayBack = useNavigationType() === 'POP';
  const lastPage = useRef({ pathname, key });
  useEffect(() => {
    const previous = lastPage.current;
    lastPage.current = { pathname, key };
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (previous.key === key || ((previous.pathname === pathname || isFocusKept(state)) && !isLost))
      return;
    const content = document.getElementById(contentId);
    const openingLink =
      content && isWayBack ? findOpeningLink(content, previous.pathname) : undefined;
    if (openingLink) return openingLink.focus({ preventScroll: true });
    const title = content?.querySelector('h1') ?? content;
    if (!title) return;
    if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
    // The router restores the scroll position, so the focus must not scroll the page.
    title.focus({ preventScroll: true });
  }, [pathname, key, state, isWayBack, contentId]);
}
