import type { Words } from '../../lib/i18n.ts';
import type { poisFr } from './pois.fr.ts';

export const poisEn: Words<typeof poisFr> = {
  sponsored: 'Sponsored',
  previous: 'Previous cards',
  next: 'Next cards',
  all: 'See all',
  allCount: 'See all ({{formatted}})',
  allOf: 'See all: {{theme}}',
  agenda: 'Coming up',
  lastDays: 'Last days',
  ongoing: 'On now',
  results: 'Results',
  further: 'A bit further away',
  furtherHint: 'Beyond {{radius}}, what is nearest.',
  more: 'See more',
  permanent: 'All year round',
  sort: 'Sort by',
  sorts: { date: 'Date', distance: 'Distance', newest: 'Newest' },
  empty: 'No event here for these filters.',
  widen: 'Widen to {{radius}}',
  anyDate: 'Any date',
  clear: 'Clear filters',
  unknown_one: '{{option}}: {{count}} event does not say.',
  unknown_other: '{{option}}: {{count}} events do not say.',
  promoted: 'In the spotlight',
};
