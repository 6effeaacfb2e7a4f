import type { Words } from '../../lib/i18n/i18n.ts';
import type { venueFr } from './venue.fr.ts';

export const venueEn: Words<typeof venueFr> = {
  kicker: 'Venue',
  title: '{{name}}, {{locality}}: upcoming events',
  description: '{{name}}, {{atTown}}: upcoming events, with dates, times and prices.',
  directions: 'Get there',
  directionsTo: 'Get there: route to {{name}}',
  upcoming: 'Coming up here',
  emptyText: 'No event is announced here at the moment.',
};
