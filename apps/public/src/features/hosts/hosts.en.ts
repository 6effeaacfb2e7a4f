import type { Words } from '../../lib/i18n/i18n.ts';
import type { hostsFr } from './hosts.fr.ts';

export const hostsEn: Words<typeof hostsFr> = {
  count_one: '{{count}} event',
  count_other: '{{count}} events',
  empty: 'Nothing coming up for now',
  around: 'See what is on around here',
  previous: 'Previous',
  next: 'Next',
  follow_venue: 'Follow this venue',
  follow_organiser: 'Follow this organiser',
  followed_venue: 'Venue followed',
  followed_organiser: 'Organiser followed',
  newsOn: 'You get what is new by email, on Tuesdays.',
  newsOff: 'Get what is new by email: choose it in your profile',
};
