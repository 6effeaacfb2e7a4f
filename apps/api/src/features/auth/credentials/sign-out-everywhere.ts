import Session from 'supertokens-node/recipe/session';
import type { CredentialsDeps } from './credentials-deps.ts';

/** Revokes every session of the account, the current one too. */
export const signOutEverywhere =
  ({ people, closed }: Pick<CredentialsDeps, 'people' | 'closed'>) =>
  async (userId: string): Promise<void> => {
    await people.invalidateAccessTokens(userId);
    await closed.note(await Session.revokeAllSessionsForUser(userId));
  };
