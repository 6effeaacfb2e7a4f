import { parisDay, shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database/database.ts';
import type { MailsService, QueuedMail } from '../mails/mails.service.ts';
import { chooseForLetter, digestEndsAt, themesOfInterests, weekendPath } from './letters.domain.ts';
import {
  type DigestReader,
  type LetterCandidate,
  lettersRepository,
} from './letters.repository.ts';
import { pagesById } from './pages-by-id.ts';

const readersAtOnce = 100;
const nearestOfTheme = 20;
const nearestOfAll = 60;
const everyTheme = 0;
const mostKept = 1000;
const metresPerKm = 1000;

type Picks = { isOfInterests: boolean; pois: LetterCandidate[] };

export function digestService({ db, mails }: { db: Db; mails: Pick<MailsService, 'queueAll'> }) {
  const letters = lettersRepository(db);

  async function pick(
    { lon, lat, interests }: DigestReader,
    saturday: string,
    asOf: Date,
  ): Promise<Picks> {
    const place = { lon, lat, radiusM: limits.radius.defaultKm * metresPerKm };
    const days = { fromDay: saturday, toDay: shiftDay(saturday, 1), today: parisDay(asOf), asOf };
    const themes = themesOfInterests(interests);
    const liked =
      themes.length === 0
        ? []
        : await letters.listCandidates({ ...place, ...days, themes, count: nearestOfTheme });
    if (liked.length > 0) return { isOfInterests: true, pois: chooseForLetter(liked) };
    const all = await letters.listCandidates({
      ...place,
      ...days,
      themes: [everyTheme],
      count: nearestOfAll,
    });
    return { isOfInterests: false, pois: chooseForLetter(all) };
  }

  function write(
    reader: DigestReader,
    { isOfInterests, pois }: Picks,
    saturday: string,
  ): QueuedMail[] {
    const { id, email, locale, firstName, town } = reader;
    if (pois.length === 0) return [];
    const path = weekendPath(reader, saturday);
    return [
      {
        kind: 'digest',
        to: email,
        accountId: id,
        locale,
        dedupeKey: `digest:${id}:${saturday}`,
        expiresAt: digestEndsAt(saturday),
        data: { firstName, town, saturday, path, isOfInterests, pois },
      },
    ];
  }

  return {
    /** Returns the number of mails queued. */
    queueAll: async (saturday: string, now: Date): Promise<number> => {
      // Subscribers at the same coordinates with equal interests get the same events.
      const kept = new LRUCache<string, Promise<Picks>>({ max: mostKept });
      const pickOnce = (reader: DigestReader): Promise<Picks> => {
        const key = `${reader.lon},${reader.lat},${[...reader.interests].sort()}`;
        const picks = kept.get(key) ?? pick(reader, saturday, now);
        kept.set(key, picks);
        return picks;
      };
      let queued = 0;
      for await (const readers of pagesById(letters.listDigestReaders, readersAtOnce)) {
        const written: QueuedMail[] = [];
        for (const reader of readers)
          written.push(...write(reader, await pickOnce(reader), saturday));
        queued += await mails.queueAll(db, written);
      }
      return queued;
    },
  };
}

export type DigestService = ReturnType<typeof digestService>;
