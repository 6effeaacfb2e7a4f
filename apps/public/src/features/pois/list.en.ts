import type { Words } from '../../lib/i18n/i18n.ts';
import type { listFr } from './list.fr.ts';

export const listEn: Words<typeof listFr> = {
  agenda: 'Coming up',
  lastDays: 'Last days',
  ongoing: 'On now',
  results: 'Results',
  further: 'A bit further away',
  furtherNotice: 'Few events within {{radius}}',
  furtherHint: 'Here are the nearest events further away.',
  more: 'See more',
  noMore: 'The list stops here: narrow your search, by date or by distance.',
  sort: 'Sort by',
  sorts: { date: 'Date', distance: 'Distance', newest: 'Newest' },
  unknown_one: '{{option}}: not stated for {{count}} event.',
  unknown_other: '{{option}}: not stated for {{count}} events.',
  share: 'Share this list',
  notShared: 'Something went wrong',
};
