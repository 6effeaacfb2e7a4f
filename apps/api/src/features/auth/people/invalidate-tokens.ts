import { peopleRepository } from './people.repository.ts';
import type { PeopleDeps } from './people-deps.ts';

/**
 * Invalidates the permissions in access tokens issued before now. Call it after the roles have
 * changed.
 */
export const noteRightsChanged =
  ({ db, clock }: Pick<PeopleDeps, 'db' | 'clock'>) =>
  (userIds: string[]): Promise<void> =>
    peopleRepository(db).noteRightsChanged(userIds, clock.now());

/**
 * Invalidates the access tokens issued before now. Revokes no session: an open session gets a new
 * access token at its next refresh.
 */
export const invalidateAccessTokens =
  ({ db, clock }: Pick<PeopleDeps, 'db' | 'clock'>) =>
  (userId: string): Promise<void> =>
    peopleRepository(db).invalidateAccessTokens(userId, clock.now());
