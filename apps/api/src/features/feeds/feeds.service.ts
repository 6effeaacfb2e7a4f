import { createHash } from 'node:crypto';
import { presetRange } from '@parages/contracts/vocabulary/dates/date-presets';
import type { LandingTime } from '@parages/contracts/vocabulary/dates/landing-times';
import { type FeedFormat, feedLimits, feedPath } from '@parages/contracts/vocabulary/search/feeds';
import { parseFilters } from '@parages/contracts/vocabulary/search/page-filters';
import { type PoiSort, poiSorts } from '@parages/contracts/vocabulary/search/search-groups';
import { traitMask } from '@parages/contracts/vocabulary/search/search-traits';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { OrganiserService } from '../organisations/public-page/organiser.service.ts';
import {
  everyDate,
  type PoiFilesService,
  type WantedDates,
} from '../poi-files/poi-files.service.ts';
import { listFirstOfPage, type PoiCard, queryOfPage } from '../pois/page-search.service.ts';
import type { PoisService } from '../pois/pois.service.ts';
import type { TownsService } from '../towns/towns.service.ts';
import type { VenuesService } from '../venues/venues.service.ts';
import { type FeedHead, type FeedItem, joinItems } from './feed.domain.ts';
import { listTitle } from './feeds.fr.ts';
import { writeGeojson } from './geojson.domain.ts';
import { writeJsonFeed } from './json-feed.domain.ts';
import { writeRss } from './rss.domain.ts';

/** What the path of a list page names. */
export type ListOfFeed = {
  townSlug?: string | undefined;
  theme?: Theme | undefined;
  time?: LandingTime | undefined;
};

/** `path`: of the page. `search`: its query string, which begins with `?` or is empty. */
export type FeedAddress = { origin: string; path: string; search: string; format: FeedFormat };

export type FeedsService = {
  /**
   * The feed of a list, or the slug of the town to which its path should lead. Problems:
   * town_not_found, request_invalid.
   */
  ofList: (
    list: ListOfFeed,
    address: FeedAddress,
  ) => Promise<{ text: string } | { movedTo: string }>;
  /** The feed of a venue. Problems: venue_not_found. */
  ofVenue: (slug: string, address: FeedAddress) => Promise<string>;
  /** The feed of an organiser. Problems: organiser_not_found. */
  ofOrganiser: (slug: string, address: FeedAddress) => Promise<string>;
};

export type FeedsDeps = {
  clock: Clock;
  pois: Pick<PoisService, 'list'>;
  towns: Pick<TownsService, 'find'>;
  venues: Pick<VenuesService, 'get'>;
  organisers: OrganiserService;
  files: Pick<PoiFilesService, 'listDated' | 'feed'>;
  product: string;
};

const firstPage = { offset: 0, pageSize: feedLimits.events } as const;

// A calendar of 2,000 dates takes a tenth of a second to write: one that did not change is not
// written again. The other formats cost less than the digest.
const maxCachedCharacters = 16_000_000;
const digestOf = (head: FeedHead, items: readonly FeedItem[]): string =>
  createHash('sha1')
    .update(JSON.stringify([head, items]))
    .digest('base64url');

const writers = { rss: writeRss, json: writeJsonFeed, geojson: writeGeojson } as const;

const isSort = (text: string | null): text is PoiSort => poiSorts.some((sort) => sort === text);

export function feedsService(deps: FeedsDeps): FeedsService {
  const { clock, pois, towns, venues, organisers, files, product } = deps;

  const written = new LRUCache<string, string>({
    maxSize: maxCachedCharacters,
    sizeCalculation: (text) => text.length + 1,
  });

  async function write(
    title: string,
    cards: readonly PoiCard[],
    dates: WantedDates,
    { origin, path, search, format }: FeedAddress,
  ): Promise<string> {
    const dated = await files.listDated({
      ids: cards.map(({ id }) => id),
      since: clock.now(),
      ...dates,
      mostDates: feedLimits.datesPerEvent,
    });
    const page = origin + path + search;
    const head = { title, product, page, self: origin + feedPath(path, format, search) };
    const items = joinItems(cards, dated);
    if (format !== 'ics') return writers[format](head, items);
    const key = digestOf(head, items);
    const known = written.get(key);
    if (known !== undefined) return known;
    const text = files.feed(dated, { origin, name: `${title} · ${product}` });
    written.set(key, text);
    return text;
  }

  return {
    ofList: async ({ townSlug, theme, time }, address) => {
      const town = townSlug === undefined ? undefined : await towns.find(townSlug);
      if (townSlug !== undefined && !town) throw new Problem('town_not_found');
      if (town && town.slug !== townSlug) return { movedTo: town.slug };
      const params = new URLSearchParams(address.search);
      const filters = parseFilters(params);
      const asked = params.get('sort');
      const usual = address.format === 'rss' ? 'newest' : 'date';
      const query = queryOfPage({
        place: town?.position ?? null,
        theme,
        dates: time ? presetRange(time.preset, clock.now()) : null,
        filters,
        sort: isSort(asked) ? asked : usual,
      });
      const cards = await listFirstOfPage(pois, query, feedLimits.events);
      const title = listTitle({ theme, town: town?.name, time, q: filters.q });
      const parts = traitMask({ partOfDay: filters.partOfDay ?? undefined });
      const days = query.dates && { fromDay: query.dates.start, toDay: query.dates.end };
      const dates = { ...everyDate, ...days, parts };
      return { text: await write(title, cards, dates, address) };
    },
    ofVenue: async (slug, address) => {
      const { name, locality, items } = await venues.get(slug, firstPage);
      return write(`${name}, ${locality}`, items, everyDate, address);
    },
    ofOrganiser: async (slug, address) => {
      const { name, items } = await organisers.get(slug, firstPage);
      return write(name, items, everyDate, address);
    },
  };
}
