import type { Locale } from '@parages/contracts/vocabulary/site/locales';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { type MailsService, serviceNewsWords } from '../mails/mails.service.ts';
import { lettersRepository } from './letters.repository.ts';
import { pagesById } from './pages-by-id.ts';

/** `id` becomes part of the dedupe key of each mail. */
export const serviceLetter = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,60}$/),
  fr: serviceNewsWords,
  en: serviceNewsWords,
});
export type ServiceLetter = z.output<typeof serviceLetter>;

const readersAtOnce = 200;

export function serviceNewsService({
  db,
  mails,
}: {
  db: Db;
  mails: Pick<MailsService, 'queueAll'>;
}) {
  const letters = lettersRepository(db);

  const listReaders = () => pagesById(letters.listServiceNewsReaders, readersAtOnce);

  return {
    count: async (): Promise<number> => {
      let count = 0;
      for await (const readers of listReaders()) count += readers.length;
      return count;
    },
    /** Returns the number of mails queued. */
    queueAll: async ({ id: letter, ...words }: ServiceLetter): Promise<number> => {
      let queued = 0;
      for await (const readers of listReaders())
        queued += await mails.queueAll(
          db,
          readers.map(({ id, email, firstName, locale }) => ({
            kind: 'service-news' as const,
            to: email,
            accountId: id,
            locale,
            dedupeKey: `service-news:${letter}:${id}`,
            data: { firstName, ...words[locale satisfies Locale] },
          })),
        );
      return queued;
    },
  };
}
