import { escapeMarkup } from '@parages/contracts/vocabulary/text/escape-markup';
import { withoutControls } from '@parages/contracts/vocabulary/text/without-controls';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { changedAt, type FeedHead, type FeedItem, idOf, pageOf } from './feed.domain.ts';
import { linesOf, titleOf } from './feed-texts.domain.ts';
import { feedFr } from './feeds.fr.ts';

// Programs read a feed again after so long.
const minutesToLive = 240;

const escaped = (text: string): string => escapeMarkup(withoutControls(text));
const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;
// RFC 822, which RSS 2.0 demands.
const dateOf = (instant: string): string => new Date(instant).toUTCString();

// A description is HTML, whose text is escaped before the XML escapes the whole.
const descriptionOf = (item: FeedItem): string =>
  linesOf(item)
    .filter((line) => line !== '')
    .map((line) => `<p>${escaped(line).replaceAll('\n', '<br>')}</p>`)
    .join('');

function itemOf(head: FeedHead, item: FeedItem): string {
  const { card, poi } = item;
  const { position } = poi.place;
  return [
    '<item>',
    element('title', titleOf(item)),
    element('link', pageOf(head, item)),
    `<guid isPermaLink="false">${idOf(item)}</guid>`,
    ...(poi.publishedAt === null ? [] : [element('pubDate', dateOf(poi.publishedAt))]),
    ...(card.theme === null ? [] : [element('category', themeLabels[card.theme])]),
    element('description', descriptionOf(item)),
    ...(position ? [element('georss:point', `${position.lat} ${position.lon}`)] : []),
    '</item>',
  ].join('\n');
}

/** Writes a list as RSS 2.0, with the positions of GeoRSS Simple. */
export function writeRss(head: FeedHead, items: readonly FeedItem[]): string {
  const changed = changedAt(items);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:georss="http://www.georss.org/georss">',
    '<channel>',
    element('title', `${head.title} · ${head.product}`),
    element('link', head.page),
    `<atom:link rel="self" type="application/rss+xml" href="${escaped(head.self)}"/>`,
    element('description', feedFr.description(head.title, head.product)),
    '<language>fr</language>',
    element('generator', head.product),
    ...(changed === undefined ? [] : [element('lastBuildDate', dateOf(changed))]),
    `<ttl>${minutesToLive}</ttl>`,
    ...items.map((item) => itemOf(head, item)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}
