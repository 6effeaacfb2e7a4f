import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isFocusKept } from '../lib/page/kept-focus.ts';

// First link to `pathname`: after back navigation, the link that probably opened the page just
// left.
const findOpeningLink = (content: HTMLElement, pathname: string): HTMLElement | undefined =>
  [...content.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    (link) => link.pathname === pathname,
  );

/**
 * Moves the focus when the page changes. It goes to the new page's title, or to its content if it
 * has no title, so that screen readers read the page from its beginning. On back or forward
 * navigation, it goes to the first link to the page just left, if there is one. When the path is
 * unchanged, or the navigation has the state `keptFocus`, the focus stays where it is, unless its
 * element is gone.
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
