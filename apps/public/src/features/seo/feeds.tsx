import { feedFormats, feedPath, feedTypes } from '@parages/contracts/vocabulary/search/feeds';
import { useTranslation } from 'react-i18next';
import { addWords } from '../../lib/i18n/i18n.ts';
import { useSite } from '../../lib/site.tsx';
import { feedsFr } from './feeds.fr.ts';
import type { RelatedGroup } from './related-links.tsx';

addWords('feeds', { fr: feedsFr, en: () => import('./feeds.en.ts') });

/** `path`: of the page. `search`: the query string of its feeds. */
type FeedAddress = { path: string; search: string };

/** Names the feeds of a list in its head, for the programs that look for them there. */
export function FeedLinks({ path, search, title }: FeedAddress & { title: string }) {
  const { origin } = useSite();
  return feedFormats.map((format) => (
    <link
      key={format}
      rel="alternate"
      type={feedTypes[format]}
      title={title}
      href={origin + feedPath(path, format, search)}
    />
  ));
}

/** The links to subscribe. They have an origin, so that the router leaves them to the browser. */
export function useFeedGroup({ path, search }: FeedAddress): RelatedGroup {
  const { t } = useTranslation('feeds');
  const { origin } = useSite();
  const calendar = (origin + feedPath(path, 'ics', search)).replace(/^https?:/, 'webcal:');
  const google = `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(calendar)}`;
  return {
    key: 'feeds',
    title: t('title'),
    links: [
      { href: calendar, label: t('calendar') },
      { href: google, label: t('google') },
      { href: origin + feedPath(path, 'rss', search), label: t('rss') },
    ],
  };
}
