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
    await people.save({ id, email, firstName, lastName: '', locale: 'fr', ...noWishes, now });
    await people.verify(id, email, now);
  };
