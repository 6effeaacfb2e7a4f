import type { Core } from './core.ts';
import { deleteExpiredResetTokens } from './recipes/email-password/reset-token.store.ts';
import { deleteExpiredVerificationTokens } from './recipes/email-verification/verification.store.ts';
import { deleteExpiredSessions } from './recipes/session/session.store.ts';

/** Deletes expired sessions, expired link tokens, and keys whose access tokens have all expired. */
export async function purge({
  db,
  clock,
  signingKeys,
}: Pick<Core, 'db' | 'clock' | 'signingKeys'>): Promise<void> {
  const now = clock.now();
  await deleteExpiredSessions(db, now);
  await deleteExpiredResetTokens(db, now);
  await deleteExpiredVerificationTokens(db, now);
  await signingKeys.purge();
}
