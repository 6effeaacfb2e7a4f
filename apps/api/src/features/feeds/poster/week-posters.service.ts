import { createHash } from 'node:crypto';
import { formatDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import { firstOpenDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { feedLimits } from '@parages/contracts/vocabulary/search/feeds';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import { inDrawingTurn, pdfThread } from '../../../platform/pdf/pdf-thread.ts';
import type { FeedAddress, FeedLists, FoundList, ListOfFeed } from '../feed-lists.ts';
import type { PosterFacts } from './draw-week-poster.ts';
import { posterReads, weekOf, weekPosterOf } from './week-poster.domain.ts';

export type WeekPosters = {
  /**
   * The poster of a list for seven days from today, or the slug of the town to which its path should
   * lead. Problems: town_not_found, request_invalid, service_unavailable while too many are drawn.
   */
  ofList: (
    list: ListOfFeed,
    address: FeedAddress,
  ) => Promise<{ content: Buffer } | { movedTo: string }>;
  /** The poster of a venue. Problems: venue_not_found, service_unavailable. */
  ofVenue: (slug: string, address: FeedAddress) => Promise<Buffer>;
  /** The poster of an organiser. Problems: organiser_not_found, service_unavailable. */
  ofOrganiser: (slug: string, address: FeedAddress) => Promise<Buffer>;
};

const drawInThread = pdfThread<PosterFacts>(
  new URL('./draw-week-poster.ts', import.meta.url),
  'drawWeekPoster',
);
// Of some 30 KB each: a poster takes half a second to draw, and many people print the same one.
const mostDrawn = 100;

export function weekPosters({ lists, clock }: { lists: FeedLists; clock: Clock }): WeekPosters {
  const drawn = new LRUCache<string, Buffer>({ max: mostDrawn });
  const today = (): string => firstOpenDay(clock.now());

  const draw = async (found: FoundList, mostRead: number): Promise<Buffer> => {
    const poster = weekPosterOf(found, weekOf(today()), mostRead);
    const createdAt = new Date(`${today()}T00:00:00Z`);
    const facts = { poster, product: found.head.product, createdAt };
    const key = createHash('sha1').update(JSON.stringify(facts)).digest('base64url');
    // Asked again after the wait: another reader may have had it drawn.
    const drawOnce = async (): Promise<Buffer> => {
      const known = drawn.get(key);
      if (known !== undefined) return known;
      const content = await drawInThread(facts);
      drawn.set(key, content);
      return content;
    };
    return drawn.get(key) ?? inDrawingTurn(drawOnce);
  };

  // A page of a time, such as the weekend, has its days in the path: the poster takes its own.
  const ofWeek = ({ search, path, ...address }: FeedAddress, isList: boolean): FeedAddress => {
    const params = new URLSearchParams(search);
    params.delete('limit');
    if (isList) {
      params.set('dates', formatDateFilter(weekOf(today())));
      params.set('limit', `${posterReads}`);
    }
    const text = params.toString();
    return { ...address, path, search: text === '' ? '' : `?${text}` };
  };

  const ofHost =
    (read: FeedLists['ofVenue']) =>
    async (slug: string, address: FeedAddress): Promise<Buffer> =>
      draw(await read(slug, ofWeek(address, false)), feedLimits.events);

  return {
    ofList: async (list, address) => {
      const found = await lists.ofList(list, ofWeek(address, true));
      return 'movedTo' in found ? found : { content: await draw(found, posterReads) };
    },
    ofVenue: ofHost(lists.ofVenue),
    ofOrganiser: ofHost(lists.ofOrganiser),
  };
}
