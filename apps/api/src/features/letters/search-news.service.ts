import { savedSearchPath } from '@parages/contracts/vocabulary/search/saved-search-path';
import { LRUCache } from 'lru-cache';
import type { JobLog } from '../../platform/background/repeating-job.ts';
import type { Db } from '../../platform/database/database.ts';
import type { MailsService, QueuedMail } from '../mails/mails.service.ts';
import type { PoisService } from '../pois/pois.service.ts';
import { newestOf, type StoredFilters } from '../pois/stored-search.service.ts';
import { searchNewsDue, searchNewsEndsAt, searchNewsSince } from './letters.domain.ts';
import { pagesById } from './pages-by-id.ts';
import {
  type MailedSearch,
  type SearchReader,
  searchNewsRepository,
} from './search-news.repository.ts';

const readersAtOnce = 50;
// The newest events of a search up to the run. A mail covers the time up to the run too, so that
// events published since it was due take no place of events that it names.
const newestOfSearch = 50;
const mostOfSearch = 5;
const mostKept = 1000;

type Card = Awaited<ReturnType<PoisService['list']>>['items'][number];
type SearchMail = Extract<QueuedMail, { kind: 'search-news' }>;
type MailedPoi = SearchMail['data']['searches'][number]['pois'][number];
type Listed = { publishedAt: Date; poi: MailedPoi };
type Span = { due: Date; until: Date };
type Found = { search: MailedSearch; pois: MailedPoi[] };

export type SearchNewsDeps = {
  db: Db;
  log: JobLog;
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

function pick(search: MailedSearch, listed: readonly Listed[], { due, until }: Span): Found {
  const since = searchNewsSince(search.newsUntil, due);
  const fresh = listed.filter(({ publishedAt }) => publishedAt >= since && publishedAt < until);
  return { search, pois: fresh.slice(0, mostOfSearch).map(({ poi }) => poi) };
}

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
  const [first] = searches;
  if (first === undefined) return [];
  const mail: SearchMail = {
    kind: 'search-news',
    to: email,
    accountId: id,
    locale,
    // With the id of its first search: a later run of the week may write a second mail, about the
    // searches that the first run failed to list.
    dedupeKey: `search-news:${id}:${day}:${first.id}`,
    expiresAt: searchNewsEndsAt(day),
    data: { firstName, searches },
  };
  return [mail];
}

export function searchNewsService({ db, log, mails, pois }: SearchNewsDeps) {
  const letters = searchNewsRepository(db);

  async function listNewest(filters: StoredFilters, now: Date): Promise<Listed[]> {
    const query = newestOf(filters, now, newestOfSearch);
    if (query === undefined) return [];
    const cards = (await pois.list(query)).items.filter(isOn);
    const published = await letters.listPublished(cards.map(({ id }) => id));
    const rows = new Map(published.map((row) => [row.id, row]));
    return cards.flatMap((card) => {
      const row = rows.get(card.id);
      return row ? [{ publishedAt: row.publishedAt, poi: toMailed(card, row.place) }] : [];
    });
  }

  // One search that cannot be listed must not keep other accounts from their mail.
  async function pickOrLog(
    search: MailedSearch,
    listOnce: (filters: StoredFilters) => Promise<Listed[]>,
    span: Span,
  ): Promise<Found[]> {
    try {
      return [pick(search, await listOnce(search.filters), span)];
    } catch (error) {
      log.warn({ err: error, searchId: search.id }, 'a saved search could not be listed');
      return [];
    }
  }

  return {
    /**
     * Queues the mails of a page of accounts in the transaction that records what they cover. A search
     * that cannot be listed is logged and stays uncovered: a later mail names its events.
     * Returns the number of mails queued.
     */
    queueAll: async (day: string, now: Date): Promise<number> => {
      const due = searchNewsDue(day);
      const span = { due, until: new Date(Math.max(due.getTime(), now.getTime())) };
      // Equal searches list the same events.
      const kept = new LRUCache<string, Promise<Listed[]>>({ max: mostKept });
      const listOnce = (filters: StoredFilters): Promise<Listed[]> => {
        const key = JSON.stringify(filters);
        const newest = kept.get(key) ?? listNewest(filters, now);
        kept.set(key, newest);
        return newest;
      };
      const listReaders = (page: { after: string; count: number }) =>
        letters.listReaders({ ...page, due });
      let [queued, listed, failed] = [0, 0, 0];
      for await (const readers of pagesById(listReaders, readersAtOnce)) {
        const written: QueuedMail[] = [];
        const ids: string[] = [];
        for (const reader of readers) {
          const found: Found[] = [];
          for (const search of reader.searches)
            found.push(...(await pickOrLog(search, listOnce, span)));
          listed += found.length;
          failed += reader.searches.length - found.length;
          ids.push(...found.map(({ search }) => search.id));
          written.push(...write(reader, found, day, now));
        }
        queued += await db.$transaction(async (tx) => {
          await searchNewsRepository(tx).cover({ ids, ...span });
          return mails.queueAll(tx, written);
        });
      }
      // The job stays due: a later minute tries again.
      if (failed > 0 && listed === 0) throw new Error('no saved search could be listed');
      return queued;
    },
  };
}

export type SearchNewsService = ReturnType<typeof searchNewsService>;
