import type { Words } from '../../lib/i18n/i18n.ts';
import type { feedsFr } from './feeds.fr.ts';

export const feedsEn: Words<typeof feedsFr> = {
  title: 'Subscribe',
  calendar: 'By calendar (Apple, Outlook)',
  google: 'By Google Calendar',
  rss: 'By RSS feed',
};
