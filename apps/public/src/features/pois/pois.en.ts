import type { Words } from '../../lib/i18n/i18n.ts';
import type { poisFr } from './pois.fr.ts';

export const poisEn: Words<typeof poisFr> = {
  sponsored: 'Sponsored',
  previous: 'Previous cards',
  next: 'Next cards',
  all: 'See all',
  allCount: 'See all ({{formatted}})',
  allOf: 'See all: {{theme}}',
  failed: 'Something went wrong',
  failures: {
    'network-error': 'The service cannot be reached: check your connection, then try again.',
    service_unavailable: 'The service is unavailable for the moment: try again shortly.',
    rate_limited: 'Too many requests: wait a minute, then try again.',
    query_timeout: 'The search took too long: try again, or choose a smaller radius.',
  },
  retry: 'Try again',
  permanent: 'All year round',
  promoted: 'In the spotlight',
};
