import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import type { IconProps } from '@parages/ui/icon/icon';
import { isPlacePage } from '../../lib/search/place-pages.ts';
import type { Session } from '../../lib/session/session.ts';

/** A place one can go to from the frame; `key` names its words. */
export type FrameLink = {
  key: 'dashboard' | 'batchImport' | 'favorites';
  href: string;
  icon: IconProps['name'];
};

const has = (session: Session, ...wanted: Permission[]): boolean =>
  wanted.some((permission) => session?.permissions.includes(permission));

/** The links of the header this visitor may follow, the sign-in or profile button apart. */
export function headerLinks(session: Session, hasAccounts: boolean): FrameLink[] {
  return [
    ...(has(session, 'image_mod', 'theme_mod')
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

/** The home page seen from an address: that of its town, if it has one. */
export function homeOf(pathname: string): { townSlug: string | undefined; href: string } {
  const townSlug = /^\/ville\/([^/]+)/.exec(pathname)?.[1];
  return { townSlug, href: townSlug === undefined ? '/' : `/ville/${townSlug}` };
}

/** A part of the page of a place (its map, its filters): of the page one is on with its filters, else of the home page. */
export const partHref = (
  { pathname, search }: { pathname: string; search: string },
  fragment: string,
): string => (isPlacePage(pathname) ? pathname + search : homeOf(pathname).href) + fragment;
