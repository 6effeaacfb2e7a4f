import { dashboardPermissions } from '@parages/contracts/vocabulary/accounts/page-permissions';
import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import type { IconProps } from '@parages/ui/icon/icon';
import { isPlacePage, placeSearch, searchPath } from '../../lib/search/place-pages.ts';
import type { Session } from '../../lib/session/session.ts';
import { type Here, signInFrom } from '../../lib/session/to-sign-in.ts';

/** `key` is the translation key of the label. */
export type FrameLink = {
  key: 'dashboard' | 'batchImport' | 'favorites';
  href: string;
  icon: IconProps['name'];
};

const has = (session: Session, ...wanted: Permission[]): boolean =>
  wanted.some((permission) => session?.permissions.includes(permission));

export function headerLinks(session: Session, hasAccounts: boolean, here: Here): FrameLink[] {
  return [
    ...(has(session, ...dashboardPermissions)
      ? [{ key: 'dashboard', href: '/dashboard', icon: 'list' } as const]
      : []),
    ...(has(session, 'batch_import')
      ? [{ key: 'batchImport', href: '/batchimport', icon: 'download' } as const]
      : []),
    ...(hasAccounts
      ? [
          {
            key: 'favorites',
            href: session ? '/favorites' : signInFrom(here),
            icon: 'heart',
          } as const,
        ]
      : []),
  ];
}

/**
 * Links to the home page and the search page, of the town in the path or around the place of the
 * query string. `path` is `href` without its query string.
 */
export function homeOf({ pathname, search }: Here) {
  const townSlug = /^\/ville\/([^/]+)/.exec(pathname)?.[1];
  const path = townSlug === undefined ? '/' : `/ville/${townSlug}`;
  const place = townSlug === undefined ? placeSearch(search) : '';
  return { townSlug, path, href: path + place, searchHref: searchPath(townSlug) + place };
}

export const partHref = (address: Here, fragment: string): string =>
  (isPlacePage(address.pathname) ? address.pathname + address.search : homeOf(address).href) +
  fragment;
