import { toAddress } from '../credentials/credentials.domain.ts';
import { peopleRepository } from './people.repository.ts';
import type { PeopleDeps } from './people-deps.ts';

export const markVerified =
  ({ db, clock, mails }: PeopleDeps) =>
  (userId: string, email: string): Promise<void> =>
    db.$transaction(async (tx) => {
      const people = peopleRepository(tx);
      if (!(await people.verify(userId, toAddress(email), clock.now()))) return;
      const person = await people.find(userId);
      if (person === undefined) return;
      const { id: accountId, email: to, locale, firstName, isPro } = person;
      await mails.queue(tx, {
        kind: 'welcome',
        to,
        accountId,
        locale,
        data: { firstName, isPro },
        dedupeKey: `welcome:${accountId}`,
      });
    });
