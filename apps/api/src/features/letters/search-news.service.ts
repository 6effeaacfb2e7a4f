import { savedSearchPath } from '@parages/contracts/vocabulary/search/saved-search-path';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database/database.ts';
import type { MailsService, QueuedMail } from '../mails/mails.service.ts';
import type { PoisService } from '../pois/pois.service.ts';
import { newestOf, type StoredFilters } from '../pois/stored-search.service.ts';
import { searchNewsEndsAt, searchNewsSince, searchNewsUntil } from './letters.domain.ts';
import { pagesById } from './pages-by-id.ts';
import {
  type MailedSearch,
  type SearchReader,
  searchNewsRepository,
} from './search-news.repository.ts';

const readersAtOnce = 50;
// The newest events of a search: among them are those published since the last mail.
const newestOfSearch = 50;
const mostOfSearch = 5;
const mostKept = 1000;

type Card = Awaited<ReturnType<PoisService['list']>>['items'][number];
type SearchMail = Extract<QueuedMail, { kind: 'search-news' }>;
type MailedPoi = SearchMail['data']['searches'][number]['pois'][number];
type Found = { search: MailedSearch; pois: MailedPoi[] };

export type SearchNewsDeps = {
  db: Db;
  mails: Pick<MailsService, 'queueAll'>;
  pois: Pick<PoisService, 'list'>;
};

const isOn = ({ liveState }: Card): boolean => liveState === 'scheduled' || liveState === 'full';

const toMailed = (card: Card, place: string | null): MailedPoi => ({
  slug: card.slugFr,
  title: card.label,
  startDate: card.startDate,
  endDate: card.endDate,
  startTime: card.poiTime === null ? null : card.poiTime.slice(0, 5),
  place,
});

function write(reader: SearchReader, found: readonly Found[], day: string, now: Date) {
  const { id, email, locale, firstName } = reader;
  const searches = found
    .filter(({ pois: fresh }) => fresh.length > 0)
    .map(({ search, pois: fresh }) => ({
      id: search.id,
      name: search.name,
      path: `${savedSearchPath(search.filters, now)}&sort=newest`,
      pois: fresh,
    }));
  if (searches.length === 0) return [];
  const mail: SearchMail = {
    kind: 'search-news',
    to: email,
    accountId: id,
    locale,
    dedupeKey: `search-news:${id}:${day}`,
    expiresAt: searchNewsEndsAt(day),
    data: { firstName, searches },
  };
  return [mail];
}

export function searchNewsService({ db, mails, pois }: SearchNewsDeps) {
  const letters = searchNewsRepository(db);

  async function listNewest(filters: StoredFilters, now: Date): Promise<Card[]> {
    const query = newestOf(filters, now, newestOfSearch);
    return query === undefined ? [] : (await pois.list(query)).items.filter(isOn);
  }

  async function pick(search: MailedSearch, cards: readonly Card[], until: Date): Promise<Found> {
    if (cards.length === 0) return { search, pois: [] };
    const fresh = await letters.listNew({
      ids: cards.map(({ id }) => id),
      since: searchNewsSince(search.newsUntil, until),
      until,
    });
    const places = new Map(fresh.map(({ id, place }) => [id, place]));
    const shown = cards.filter(({ id }) => places.has(id)).slice(0, mostOfSearch);
    return { search, pois: shown.map((card) => toMailed(card, places.get(card.id) ?? null)) };
  }

  return {
    /**
     * Queues the mails of a page of accounts in the transaction that records what they cover.
     * Returns the number of mails queued.
     */
    queueAll: async (day: string, now: Date): Promise<number> => {
      const until = searchNewsUntil(day);
      // Equal searches list the same events.
      const kept = new LRUCache<string, Promise<Card[]>>({ max: mostKept });
      const listOnce = (filters: StoredFilters): Promise<Card[]> => {
        const key = JSON.stringify(filters);
        const cards = kept.get(key) ?? listNewest(filters, now);
        kept.set(key, cards);
        return cards;
      };
      const listReaders = (page: { after: string; count: number }) =>
        letters.listReaders({ ...page, until });
      let queued = 0;
      for await (const readers of pagesById(listReaders, readersAtOnce)) {
        const written: QueuedMail[] = [];
        for (const reader of readers) {
          const found: Found[] = [];
          for (const search of reader.searches)
            found.push(await pick(search, await listOnce(search.filters), until));
          written.push(...write(reader, found, day, now));
        }
        const ids = readers.flatMap(({ searches }) => searches.map(({ id }) => id));
        queued += await db.$transaction(async (tx) => {
          await searchNewsRepository(tx).cover({ ids, until });
          return mails.queueAll(tx, written);
        });
      }
      return queued;
    },
  };
}

export type SearchNewsService = ReturnType<typeof searchNewsService>;
