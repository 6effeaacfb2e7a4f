/**
 * The feeds of a list: its address, a dot and one of these names. A feed has the query string of its
 * page.
 */
export const feedFormats = ['ics', 'rss', 'json', 'geojson'] as const;

export type FeedFormat = (typeof feedFormats)[number];

/** Media types of the feeds, as a link in the head of a page names them. */
export const feedTypes: Record<FeedFormat, string> = {
  ics: 'text/calendar',
  rss: 'application/rss+xml',
  json: 'application/feed+json',
  geojson: 'application/geo+json',
};

/** `search` begins with `?` or is empty. */
export const feedPath = (path: string, format: FeedFormat, search = ''): string =>
  `${path}.${format}${search}`;

/**
 * Events of a feed, and the dates of each of them, at most: the next ones. The calendar of 200 weekly
 * markets has 2,000 dates.
 */
export const feedLimits = { events: 200, datesPerEvent: 10 } as const;

/** The number of events that a feed has: at most `text`, the parameter `limit`, when it is valid. */
export function feedLimit(text: string | null): number {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : feedLimits.events;
  return Math.min(Math.max(number, 1), feedLimits.events);
}

/** The poster of a list for seven days is at its address, a dot and this name, as PDF. */
export const posterFormat = 'pdf';
