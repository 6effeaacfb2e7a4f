import type { Core } from './core.ts';
import { deleteResetTokensOver } from './recipes/email-password/reset-token.store.ts';
import { deleteVerificationTokensOver } from './recipes/email-verification/verification.store.ts';
import { deleteSessionsOver } from './recipes/session/session.store.ts';

/** Removes what is over: sessions, tokens of links, keys that no living token is signed with. */
export async function purge({
  db,
  clock,
  signingKeys,
}: Pick<Core, 'db' | 'clock' | 'signingKeys'>): Promise<void> {
  const now = clock.now();
  await deleteSessionsOver(db, now);
  await deleteResetTokensOver(db, now);
  await deleteVerificationTokensOver(db, now);
  await signingKeys.purge();
}
