import { type HostKind, hostPath } from '@parages/contracts/vocabulary/accounts/host-kinds';
import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import { isTheme, type Theme, themeNumber } from '@parages/contracts/vocabulary/themes/themes';
import type { Db } from '../../platform/database/database.ts';
import type { MailsService, QueuedMail } from '../mails/mails.service.ts';
import { chooseForLetter, newsEndsAt, newsPath, newsWeek } from './letters.domain.ts';
import {
  type HostNews,
  lettersRepository,
  type News,
  type NewsReader,
} from './letters.repository.ts';
import { pagesById } from './pages-by-id.ts';

const readersAtOnce = 100;
const nearestNews = 60;
const metresPerKm = 1000;

/** What is new for one reader: near them in their themes, and of the hosts that they follow. */
type Found = { near: News[]; ofHosts: HostNews[] };
type Host = { kind: HostKind; slug: string; name: string };
type Placed = NewsReader & { lon: number; lat: number };

const isPlaced = (reader: NewsReader): reader is Placed =>
  reader.lon !== null && reader.lat !== null;

function grouped<Row extends { accountId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.accountId, [...(groups.get(row.accountId) ?? []), row]);
  return groups;
}

/** The new events of followed hosts come first: they are in the letter wherever they take place. */
function choose({ near, ofHosts }: Found) {
  const hosted = chooseForLetter([...new Map(ofHosts.map((row) => [row.id, row])).values()]);
  const ids = new Set(hosted.map(({ id }) => id));
  const shown = ofHosts.filter(({ id }) => ids.has(id));
  const hosts = new Map(
    shown.map(({ kind, hostSlug, hostName }) => [
      hostPath(kind, hostSlug),
      { kind, slug: hostSlug, name: hostName },
    ]),
  );
  const others = chooseForLetter(near.filter(({ id }) => !ids.has(id)));
  return { hosts: [...hosts.values()], pois: [...hosted, ...others] };
}

// A theme with news has a placed reader: the search for news needs a place.
const pathOf = (reader: NewsReader, themes: readonly Theme[], [host]: readonly Host[]): string =>
  themes.length > 0 && isPlaced(reader)
    ? newsPath(reader, reader.themes.filter(isTheme))
    : host
      ? hostPath(host.kind, host.slug)
      : '/';

function write(reader: NewsReader, found: Found, tuesday: string): QueuedMail[] {
  const { id, email, locale, firstName, town } = reader;
  const themes = reader.themes
    .filter(isTheme)
    .filter((theme) => found.near.some(({ mask }) => (mask & (1 << themeNumber(theme))) !== 0));
  const { hosts, pois } = choose(found);
  if (pois.length === 0) return [];
  const path = pathOf(reader, themes, hosts);
  const data = { firstName, town, themes, hosts, path, pois };
  const once = { dedupeKey: `follow-news:${id}:${tuesday}`, expiresAt: newsEndsAt(tuesday) };
  return [{ kind: 'follow-news', to: email, accountId: id, locale, ...once, data }];
}

export function newsService({ db, mails }: { db: Db; mails: Pick<MailsService, 'queueAll'> }) {
  const letters = lettersRepository(db);

  async function pick(
    readers: readonly NewsReader[],
    tuesday: string,
    now: Date,
  ): Promise<(id: string) => Found> {
    const placed = readers.filter(isPlaced);
    const shared = { ...newsWeek(tuesday), today: parisDay(now), count: nearestNews };
    const near = await letters.listNews({
      ...shared,
      accountIds: placed.map(({ id }) => id),
      themes: placed.map(({ mask }) => mask),
      lons: placed.map(({ lon }) => lon),
      lats: placed.map(({ lat }) => lat),
      radiusM: limits.radius.defaultKm * metresPerKm,
    });
    const accountIds = readers.map(({ id }) => id);
    const ofHosts = await letters.listHostNews({ ...shared, accountIds });
    const [nearOf, hostedOf] = [grouped(near), grouped(ofHosts)];
    return (id) => ({ near: nearOf.get(id) ?? [], ofHosts: hostedOf.get(id) ?? [] });
  }

  return {
    /** Returns the number of mails queued. */
    queueAll: async (tuesday: string, now: Date): Promise<number> => {
      let queued = 0;
      for await (const readers of pagesById(letters.listNewsReaders, readersAtOnce)) {
        const found = await pick(readers, tuesday, now);
        queued += await mails.queueAll(
          db,
          readers.flatMap((reader) => write(reader, found(reader.id), tuesday)),
        );
      }
      return queued;
    },
  };
}

export type NewsService = ReturnType<typeof newsService>;
