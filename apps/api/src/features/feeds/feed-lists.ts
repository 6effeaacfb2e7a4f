import { presetRange } from '@parages/contracts/vocabulary/dates/date-presets';
import type { LandingTime } from '@parages/contracts/vocabulary/dates/landing-times';
import {
  type FeedFormat,
  feedLimit,
  feedLimits,
  feedPath,
} from '@parages/contracts/vocabulary/search/feeds';
import { parseFilters } from '@parages/contracts/vocabulary/search/page-filters';
import { type PoiSort, poiSorts } from '@parages/contracts/vocabulary/search/search-groups';
import { traitMask } from '@parages/contracts/vocabulary/search/search-traits';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
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
import { byHour, type FeedHead, type FeedItem, joinItems } from './feed.domain.ts';
import { listTitle } from './feeds.fr.ts';

/** What the path of a list page names. */
export type ListOfFeed = {
  townSlug?: string | undefined;
  theme?: Theme | undefined;
  time?: LandingTime | undefined;
};

/** `path`: of the page. `search`: its query string, which begins with `?` or is empty. */
export type FeedAddress = { origin: string; path: string; search: string; format: FeedFormat };

/** `theme`: of the path of the list. */
export type FoundList = { head: FeedHead; theme: Theme | null; items: FeedItem[] };

export type FeedLists = {
  /**
   * The events of a list, or the slug of the town to which its path should lead. Problems:
   * town_not_found, request_invalid.
   */
  ofList: (list: ListOfFeed, address: FeedAddress) => Promise<FoundList | { movedTo: string }>;
  /** The events of a venue. Problems: venue_not_found. */
  ofVenue: (slug: string, address: FeedAddress) => Promise<FoundList>;
  /** The events of an organiser. Problems: organiser_not_found. */
  ofOrganiser: (slug: string, address: FeedAddress) => Promise<FoundList>;
};

export type FeedListsDeps = {
  clock: Clock;
  pois: Pick<PoisService, 'list'>;
  towns: Pick<TownsService, 'find'>;
  venues: Pick<VenuesService, 'get'>;
  organisers: OrganiserService;
  files: Pick<PoiFilesService, 'listDated'>;
  product: string;
};

const limitOf = (search: string): number => feedLimit(new URLSearchParams(search).get('limit'));
const firstPage = (search: string) => ({ offset: 0, pageSize: limitOf(search) });

// The page has no parameter `limit`.
function pageSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('limit');
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

const isSort = (text: string | null): text is PoiSort => poiSorts.some((sort) => sort === text);

/** `isByDate`: the order of the list. */
type Named = {
  title: string;
  town?: string | undefined;
  theme?: Theme | undefined;
  isByDate: boolean;
};

export function feedLists(deps: FeedListsDeps): FeedLists {
  const { clock, pois, towns, venues, organisers, files, product } = deps;

  async function withDates(
    { title, town, theme, isByDate }: Named,
    cards: readonly PoiCard[],
    dates: WantedDates,
    { origin, path, search, format }: FeedAddress,
  ): Promise<FoundList> {
    const dated = await files.listDated({
      ids: cards.map(({ id }) => id),
      since: clock.now(),
      ...dates,
      mostDates: feedLimits.datesPerEvent,
    });
    const page = origin + path + pageSearch(search);
    const self = origin + feedPath(path, format, search);
    const head = { title, town: town ?? null, product, page, self };
    const items = joinItems(cards, dated);
    return { head, theme: theme ?? null, items: isByDate ? byHour(items) : items };
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
      const cards = await listFirstOfPage(pois, query, limitOf(address.search));
      const title = listTitle({ theme, town: town?.name, time, q: filters.q });
      const parts = traitMask({ partOfDay: filters.partOfDay ?? undefined });
      const days = query.dates && { fromDay: query.dates.start, toDay: query.dates.end };
      const dates = { ...everyDate, ...days, parts };
      const isByDate = query.sort === 'date';
      return withDates({ title, town: town?.name, theme, isByDate }, cards, dates, address);
    },
    ofVenue: async (slug, address) => {
      const { name, locality, items } = await venues.get(slug, firstPage(address.search));
      const title = `${name}, ${locality}`;
      return withDates({ title, isByDate: true }, items, everyDate, address);
    },
    ofOrganiser: async (slug, address) => {
      const { name, items } = await organisers.get(slug, firstPage(address.search));
      return withDates({ title: name, isByDate: true }, items, everyDate, address);
    },
  };
}
