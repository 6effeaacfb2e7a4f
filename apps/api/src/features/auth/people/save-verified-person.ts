import { noWishes, peopleRepository } from './people.repository.ts';
import type { PeopleDeps } from './people-deps.ts';

/** Queues no mail. */
export const saveVerifiedPerson =
  ({ db, clock }: Pick<PeopleDeps, 'db' | 'clock'>) =>
  async ({
    id,
    email,
    firstName,
  }: {
    id: string;
    email: string;
    firstName: string;
  }): Promise<void> => {
    const people = peopleRepository(db);
    const now = clock.now();
    const unknown = { lastName: '', locale: 'fr', isPro: false, ...noWishes } as const;
    await people.save({ id, email, firstName, ...unknown, now });
    await people.verify(id, email, now);
  };
