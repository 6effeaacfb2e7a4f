import type { Site } from '../../platform/edge/sites.domain.ts';

export function linkTo(
  page: 'verify-email' | 'reset-password',
  token: string,
  { origin, isPro }: Site,
): string {
  return `${origin}${isPro ? '/org' : ''}/auth/${page}?${new URLSearchParams({ token, tenantId: 'public' })}`;
}
