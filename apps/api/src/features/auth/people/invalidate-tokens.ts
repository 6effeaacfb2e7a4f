import { peopleRepository } from './people.repository.ts';
import type { PeopleDeps } from './people-deps.ts';

/** Call it after the roles have changed: permissions that were read earlier then count as stale. */
export const noteRightsChanged =
  ({ db, clock }: Pick<PeopleDeps, 'db' | 'clock'>) =>
  (userIds: string[]): Promise<void> =>
    peopleRepository(db).noteRightsChanged(userIds, clock.now());

/** Revokes no session: an open session gets a new access token at its next refresh. */
export const invalidateAccessTokens =
  ({ db, clock }: Pick<PeopleDeps, 'db' | 'clock'>) =>
  (userId: string): Promise<void> =>
    peopleRepository(db).invalidateAccessTokens(userId, clock.now());
