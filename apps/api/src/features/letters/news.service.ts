import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import { isTheme, themeNumber } from '@parages/contracts/vocabulary/themes/themes';
import type { Db } from '../../platform/database/database.ts';
import type { MailsService, QueuedMail } from '../mails/mails.service.ts';
import { chooseForLetter, newsEndsAt, newsPath, newsWeek } from './letters.domain.ts';
import { lettersRepository, type News, type NewsReader } from './letters.repository.ts';
import { pagesById } from './pages-by-id.ts';

const readersAtOnce = 100;
const nearestNews = 60;
const metresPerKm = 1000;

export function newsService({ db, mails }: { db: Db; mails: Pick<MailsService, 'queueAll'> }) {
  const letters = lettersRepository(db);

  async function pick(
    readers: readonly NewsReader[],
    tuesday: string,
    now: Date,
  ): Promise<Map<string, News[]>> {
    const rows = await letters.listNews({
      accountIds: readers.map(({ id }) => id),
      themes: readers.map(({ mask }) => mask),
      lons: readers.map(({ lon }) => lon),
      lats: readers.map(({ lat }) => lat),
      ...newsWeek(tuesday),
      today: parisDay(now),
      radiusM: limits.radius.defaultKm * metresPerKm,
      count: nearestNews,
    });
    const found = new Map<string, News[]>();
    for (const row of rows) found.set(row.accountId, [...(found.get(row.accountId) ?? []), row]);
    return found;
  }

  function write(reader: NewsReader, found: readonly News[], tuesday: string): QueuedMail[] {
    const { id, email, locale, firstName, town } = reader;
    const followed = reader.themes.filter(isTheme);
    const themes = followed.filter((theme) =>
      found.some(({ mask }) => (mask & (1 << themeNumber(theme))) !== 0),
    );
    if (themes.length === 0) return [];
    const data = {
      firstName,
      town,
      themes,
      path: newsPath(reader, followed),
      pois: chooseForLetter(found),
    };
    const once = { dedupeKey: `follow-news:${id}:${tuesday}`, expiresAt: newsEndsAt(tuesday) };
    return [{ kind: 'follow-news', to: email, accountId: id, locale, ...once, data }];
  }

  return {
    /** Returns the number of mails queued. */
    queueAll: async (tuesday: string, now: Date): Promise<number> => {
      let queued = 0;
      for await (const readers of pagesById(letters.listNewsReaders, readersAtOnce)) {
        const found = await pick(readers, tuesday, now);
        queued += await mails.queueAll(
          db,
          readers.flatMap((reader) => write(reader, found.get(reader.id) ?? [], tuesday)),
        );
      }
      return queued;
    },
  };
}

export type NewsService = ReturnType<typeof newsService>;
