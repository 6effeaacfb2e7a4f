import { isPlainClick } from '@parages/ui/link/plain-click';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Turns plain clicks on links to `/org` or below, without a `target`, into client-side navigation.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const href = link?.getAttribute('href') ?? '';
      if (link === null || link.target !== '' || !isPlainClick(event) || !/^\/org(\/|$)/.test(href))
        return;
      event.preventDefault();
      void navigate(href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
