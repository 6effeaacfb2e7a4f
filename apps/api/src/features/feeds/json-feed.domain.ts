import { withoutControls } from '@parages/contracts/vocabulary/text/without-controls';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { eventFacts } from './event-facts.domain.ts';
import { type FeedHead, type FeedItem, idOf, pageOf } from './feed.domain.ts';
import { linesOf, summaryOf, titleOf } from './feed-texts.domain.ts';
import { feedFr } from './feeds.fr.ts';

function itemOf(head: FeedHead, item: FeedItem): object {
  const { card, poi } = item;
  const summary = withoutControls(summaryOf(item)).replaceAll(/\s+/g, ' ').trim();
  const text = linesOf(item).filter((line) => line !== '');
  return {
    id: idOf(item),
    url: pageOf(head, item),
    title: withoutControls(titleOf(item)),
    content_text: withoutControls(text.join('\n')),
    ...(summary !== '' && { summary }),
    ...(poi.publishedAt !== null && { date_published: poi.publishedAt }),
    date_modified: poi.updatedAt,
    ...(poi.organizerName !== null && { authors: [{ name: withoutControls(poi.organizerName) }] }),
    ...(card.theme !== null && { tags: [themeLabels[card.theme]] }),
    _event: { label: withoutControls(poi.label), ...eventFacts(head, item) },
  };
}

/** Writes a list as JSON Feed 1.1. The extension `_event` has what the format has no name for. */
export const writeJsonFeed = (head: FeedHead, items: readonly FeedItem[]): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${head.title} · ${head.product}`,
    home_page_url: head.page,
    feed_url: head.self,
    description: feedFr.description(head.title, head.product),
    language: 'fr',
    _event: { about: new URL('/api/docs', head.page).href, town: head.town },
    items: items.map((item) => itemOf(head, item)),
  });
