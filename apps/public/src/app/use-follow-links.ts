import { isPlainClick } from '@parages/ui/link/plain-click';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';

const isPage = (href: string): boolean => /^\/(?!\/|api\/|mediafile\/|langue\/)/.test(href);

// The loader of the home page redirects an address without a place to the one with the usual place,
// and the router drops the fragment then. So a link to a part of that page gets the usual place, if
// there is one, before the navigation. If the chunk does not load, the link loses its fragment.
const withPlace = (client: QueryClient, href: string): Promise<string> =>
  import('../routes/search/usual-place.ts').then(
    ({ withUsualPlace }) => withUsualPlace(client, href),
    () => href,
  );

// A link that waits for `withPlace` is not followed once a later one is pressed.
let latest: MouseEvent | undefined;

function linkOf({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && !link.hasAttribute('download') && ['', '_self'].includes(link.target)
    ? link
    : undefined;
}

/**
 * One listener on the document serves all links: they stay plain anchors, which render faster and
 * work before any script runs. `data-reload` leaves a link to the browser: offline, only the
 * service worker has the page.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const here = createPath(useLocation());
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = isPlainClick(event) ? linkOf(event) : undefined;
      const href = link?.getAttribute('href') ?? '';
      if (link === undefined || 'reload' in link.dataset || !isPage(href)) return;
      event.preventDefault();
      latest = event;
      const options = {
        preventScrollReset: 'keepScroll' in link.dataset,
        replace: href === here,
      };
      if (href.startsWith('/#'))
        void withPlace(client, href).then((to) => latest === event && navigate(to, options));
      else void navigate(href, options);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, client, here]);
}
