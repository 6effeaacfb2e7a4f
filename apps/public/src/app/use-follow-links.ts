import { isPlainClick } from '@parages/ui/link/plain-click';
import { useEffect } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';

// Whether an address is a page of this site: not the API, a picture, the language switch, another
// site or an anchor.
const isPage = (href: string): boolean => /^\/(?!\/|api\/|mediafile\/|langue\/)/.test(href);

function linkOf({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && !link.hasAttribute('download') && ['', '_self'].includes(link.target)
    ? link
    : undefined;
}

/**
 * Follows links to pages without a reload. One listener on the document serves all links: they stay
 * plain anchors, which render faster and work before any script runs. `data-keep-scroll` marks a
 * link that keeps the scroll position, `data-reload` one that loads the whole page: offline, only
 * the service worker has it.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = isPlainClick(event) ? linkOf(event) : undefined;
      const href = link?.getAttribute('href') ?? '';
      if (link === undefined || 'reload' in link.dataset || !isPage(href)) return;
      event.preventDefault();
      void navigate(href, {
        preventScrollReset: 'keepScroll' in link.dataset,
        replace: href === here,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, here]);
}
