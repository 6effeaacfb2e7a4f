import { peopleRepository } from './people.repository.ts';
import type { PeopleDeps } from './people-deps.ts';

export const recordPasswordChange =
  ({ db, clock, mails }: PeopleDeps) =>
  (userId: string): Promise<void> =>
    db.$transaction(async (tx) => {
      const people = peopleRepository(tx);
      const now = clock.now();
      await people.invalidateAccessTokens(userId, now);
      const person = await people.find(userId);
      if (person === undefined) return;
      const { id: accountId, email: to, locale, firstName, isPro } = person;
      const data = { firstName, changedAt: now.toISOString(), isPro };
      await mails.queue(tx, { kind: 'password-changed', to, accountId, locale, data });
    });
