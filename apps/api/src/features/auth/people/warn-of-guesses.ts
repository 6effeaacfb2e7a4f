import { toAddress } from '../credentials/credentials.domain.ts';
import { peopleRepository } from './people.repository.ts';
import type { PeopleDeps } from './people-deps.ts';

const dayLength = 'YYYY-MM-DD'.length;

/** Mails the owner of a verified address only, at most once a day (UTC). */
export const warnOfGuesses =
  ({ db, clock, mails }: PeopleDeps) =>
  async (email: string): Promise<void> => {
    const day = clock.now().toISOString().slice(0, dayLength);
    const people = await peopleRepository(db).listByEmail(toAddress(email));
    for (const { id: accountId, email: to, locale, firstName, isPro } of people)
      await mails.queue(db, {
        kind: 'sign-in-guesses',
        to,
        accountId,
        locale,
        data: { firstName, isPro },
        dedupeKey: `sign-in-guesses:${accountId}:${day}`,
      });
  };
