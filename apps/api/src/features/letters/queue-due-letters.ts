import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { runDueJobs } from '../../platform/background/due-jobs.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OutboxService } from '../mails/outbox/outbox.service.ts';
import type { DigestService } from './digest.service.ts';
import { digestWeekend, newsTuesday, reminderDay, searchNewsWednesday } from './letters.domain.ts';
import type { LettersService } from './letters.service.ts';
import type { NewsService } from './news.service.ts';
import type { SearchNewsService } from './search-news.service.ts';

export type QueueDueLettersDeps = {
  db: Db;
  clock: Clock;
  digest: Pick<DigestService, 'queueAll'>;
  news: Pick<NewsService, 'queueAll'>;
  searchNews: Pick<SearchNewsService, 'queueAll'>;
  letters: Pick<LettersService, 'queueReminders'>;
  outbox: Pick<OutboxService, 'forgetOld'>;
};

/** After a crash or beside a second worker, the dedupe key of each mail prevents duplicates. */
export async function queueDueLetters({
  db,
  clock,
  digest,
  news,
  searchNews,
  letters,
  outbox,
}: QueueDueLettersDeps): Promise<void> {
  const now = clock.now();
  await runDueJobs(db, now, [
    {
      name: 'digest',
      moment: digestWeekend(now),
      run: (saturday) => digest.queueAll(saturday, now),
    },
    {
      name: 'follow-news',
      moment: newsTuesday(now),
      run: (tuesday) => news.queueAll(tuesday, now),
    },
    {
      name: 'search-news',
      moment: searchNewsWednesday(now),
      run: (wednesday) => searchNews.queueAll(wednesday, now),
    },
    { name: 'reminder', moment: reminderDay(now), run: letters.queueReminders },
    { name: 'forget-mails', moment: parisDay(now), run: outbox.forgetOld },
  ]);
}
