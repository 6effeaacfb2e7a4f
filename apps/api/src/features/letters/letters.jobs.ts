import {
  type JobLog,
  type RepeatingJob,
  startRepeating,
} from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { OutboxService } from '../mails/outbox/outbox.service.ts';
import { poisService } from '../pois/pois.service.ts';
import { digestService } from './digest.service.ts';
import { lettersService } from './letters.service.ts';
import { newsService } from './news.service.ts';
import { queueDueLetters } from './queue-due-letters.ts';
import { searchNewsService } from './search-news.service.ts';

const everyMs = 60_000;

export type LettersJobsDeps = {
  db: Db;
  clock: Clock;
  log: JobLog;
  mails: MailsService;
  outbox: Pick<OutboxService, 'forgetOld'>;
};

export function startLettersJobs({ db, clock, log, mails, outbox }: LettersJobsDeps): RepeatingJob {
  const deps = {
    db,
    clock,
    outbox,
    digest: digestService({ db, mails }),
    news: newsService({ db, mails }),
    searchNews: searchNewsService({ db, log, mails, pois: poisService({ db, clock }) }),
    letters: lettersService({ db, clock, mails }),
  };
  return startRepeating({
    name: 'letters',
    everyMs,
    log,
    run: () => queueDueLetters(deps),
  });
}
