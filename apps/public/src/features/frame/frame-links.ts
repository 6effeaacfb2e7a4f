import { dashboardPermissions } from '@parages/contracts/vocabulary/accounts/page-permissions';
import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import type { IconProps } from '@parages/ui/icon/icon';
import { isPlacePage } from '../../lib/search/place-pages.ts';
import type { Session } from '../../lib/session/session.ts';

/** A link of the frame; `key` is the translation key of its label. */
export type FrameLink = {
  key: 'dashboard' | 'batchImport' | 'favorites';
  href: string;
  icon: IconProps['name'];
};

const has = (session: Session, ...wanted: Permission[]): boolean =>
  wanted.some((permission) => session?.permissions.includes(permission));

/**
 * Header links to the dashboard and the imports, if the permissions allow them, and to the
 * favourites, which lead a visitor without a session to sign-in.
 */
export function headerLinks(session: Session, hasAccounts: boolean): FrameLink[] {
  return [
    ...(has(session, ...dashboardPermissions)
      ? [{ key: 'dashboard', href: '/dashboard', icon: 'list' } as const]
      : []),
    ...(has(session, 'batch_import')
      ? [{ key: 'batchImport', href: '/batchimport', icon: 'download' } as const]
      : []),
    ...(hasAccounts
      ? [{ key: 'favorites', href: session ? '/favorites' : '/auth/login', icon: 'heart' } as const]
      : []),
  ];
}

/** The home page for an address: that of its town, if it has one. */
export function homeOf(pathname: string): { townSlug: string | undefined; href: string } {
  const townSlug = /^\/ville\/([^/]+)/.exec(pathname)?.[1];
  return { townSlug, href: townSlug === undefined ? '/' : `/ville/${townSlug}` };
}

/**
 * Link to the map or the filters: of the current page, with its query string, if that page searches
 * around a place; else of the home page (that of the town in the path, if there is one).
 */
export const partHref = (
  { pathname, search }: { pathname: string; search: string },
  fragment: string,
): string => (isPlacePage(pathname) ? pathname + search : homeOf(pathname).href) + fragment;
