import type { Site } from '../../platform/edge/sites.domain.ts';

/** Where a mailed link leads: the page of the site it was asked from. */
export function linkTo(
  page: 'verify-email' | 'reset-password',
  token: string,
  { origin, isPro }: Site,
): string {
  return `${origin}${isPro ? '/org' : ''}/auth/${page}?${new URLSearchParams({ token, tenantId: 'public' })}`;
}
