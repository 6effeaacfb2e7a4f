import { peopleRepository } from './people.repository.ts';
import type { PeopleDeps } from './people-deps.ts';

export const wasJustCreated =
  ({ db, clock }: Pick<PeopleDeps, 'db' | 'clock'>) =>
  async (userId: string, withinMs: number): Promise<boolean> => {
    const person = await peopleRepository(db).find(userId);
    return person !== undefined && clock.now().getTime() - person.createdAt.getTime() < withinMs;
  };
