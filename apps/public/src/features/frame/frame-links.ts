import { dashboardPermissions } from '@parages/contracts/vocabulary/accounts/page-permissions';
import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import type { IconProps } from '@parages/ui/icon/icon';
import { isPlacePage } from '../../lib/search/place-pages.ts';
import type { Session } from '../../lib/session/session.ts';

/** `key` is the translation key of the label. */
export type FrameLink = {
  key: 'dashboard' | 'batchImport' | 'favorites';
  href: string;
  icon: IconProps['name'];
};

const has = (session: Session, ...wanted: Permission[]): boolean =>
  wanted.some((permission) => session?.permissions.includes(permission));

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

export function homeOf(pathname: string): { townSlug: string | undefined; href: string } {
  const townSlug = /^\/ville\/([^/]+)/.exec(pathname)?.[1];
  return { townSlug, href: townSlug === undefined ? '/' : `/ville/${townSlug}` };
}

export const partHref = (
  { pathname, search }: { pathname: string; search: string },
  fragment: string,
): string => (isPlacePage(pathname) ? pathname + search : homeOf(pathname).href) + fragment;
