import type { Words } from '../../lib/i18n/i18n.ts';
import type { hostsFr } from './hosts.fr.ts';

export const hostsEn: Words<typeof hostsFr> = {
  count_one: '{{count}} event',
  count_other: '{{count}} events',
  empty: 'Nothing coming up for now',
  around: 'See what is on around here',
  previous: 'Previous',
  next: 'Next',
};
