import type { Words } from '../../lib/i18n/i18n.ts';
import type { favoritesPageFr } from './favorites-page.fr.ts';

export const favoritesPageEn: Words<typeof favoritesPageFr> = {
  title: 'My favourites',
  intro: 'Everything you do not want to miss.',
  filter: 'Filter by date',
  dates: { all: 'All', today: 'Today', nextWeekend: 'This weekend', 'no-date': 'No date' },
  undated: 'Other favourites',
  past: 'Past',
  gone: 'Taken off the site',
  emptyTitle: 'No favourite yet',
  empty: 'Tap the heart of an event to find it here.',
  emptyFilter: 'No favourite with this filter',
  all: 'See all my favourites',
  discover: 'Find an idea',
  loading: 'Loading your favourites…',
  failed: 'Your favourites could not be loaded.',
  retry: 'Try again',
  links: {
    title: 'Sync and share',
    calendar: 'My calendar',
    calendarText:
      'An address to add to your calendar: your favourites show up there, and change with them.',
    share: 'My list',
    shareText: 'A read-only page that you can share.',
    create: 'Create the link',
    copy: 'Copy the link',
    copied: 'Link copied',
    notCopied: 'The link could not be copied.',
    renew: 'Change the link',
    remove: 'Delete the link',
    address: 'Address to copy',
  },
  shared: {
    title: 'Favourites of {{name}}',
    titleAlone: 'A list of favourites',
    intro: 'Tap a heart to add the event to your favourites too.',
    none: 'This list is empty for now.',
    own: 'See the events',
  },
};
