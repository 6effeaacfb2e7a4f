import { toAddress } from '../credentials/credentials.domain.ts';
import { markVerified } from './mark-verified.ts';
import { type NewPerson, peopleRepository } from './people.repository.ts';
import type { PeopleDeps } from './people-deps.ts';

type Arrival = Omit<NewPerson, 'now'> & { isVerified: boolean };

export const savePerson =
  (deps: PeopleDeps) =>
  async ({ isVerified, ...person }: Arrival): Promise<void> => {
    const email = toAddress(person.email);
    await peopleRepository(deps.db).save({ ...person, email, now: deps.clock.now() });
    if (isVerified) await markVerified(deps)(person.id, person.email);
  };
