import { isPlainClick } from '@parages/ui/link/plain-click';
import { useEffect } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';

// Addresses of pages; links to APIs, other sites and anchors of the page stay plain.
const isPage = (href: string): boolean => /^\/(?!\/|api\/|mediafile\/|langue\/)/.test(href);

function linkOf({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && !link.hasAttribute('download') && ['', '_self'].includes(link.target)
    ? link
    : undefined;
}

/**
 * Follows links to pages without a reload. A single listener serves all: links stay plain anchors,
 * which makes a page of a hundred links faster to render, and they work before any script runs.
 * `data-keep-scroll` marks a link that lengthens the current page.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = isPlainClick(event) ? linkOf(event) : undefined;
      const href = link?.getAttribute('href') ?? '';
      if (link === undefined || !isPage(href)) return;
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
