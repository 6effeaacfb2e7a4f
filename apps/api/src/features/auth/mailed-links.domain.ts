import type { Site } from '../../platform/edge/sites.domain.ts';

/** URL of a mailed link: a page of the given site. */
export function linkTo(
  page: 'verify-email' | 'reset-password',
  token: string,
  { origin, isPro }: Site,
): string {
  return `${origin}${isPro ? '/org' : ''}/auth/${page}?${new URLSearchParams({ token, tenantId: 'public' })}`;
}
