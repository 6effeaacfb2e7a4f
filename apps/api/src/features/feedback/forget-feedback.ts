import { daysBefore, retentionDays } from '@parages/contracts/vocabulary/retention';
import { deleteInBatches } from '../../platform/background/delete-in-batches.ts';
import type { Db } from '../../platform/database/database.ts';
import { feedbackRepository } from './feedback.repository.ts';

/** Erases networks after a day, and deletes messages and reports after a year. Idempotent. */
export async function forgetFeedback(
  db: Db,
  now: Date,
  isStopping?: () => boolean,
): Promise<{ networks: number; messages: number }> {
  const feedback = feedbackRepository(db);
  const ago = (days: number): Date => daysBefore(now, days);
  const messages = await deleteInBatches(
    (most) => feedback.forget(ago(retentionDays.feedback), most),
    isStopping,
  );
  const networks = await deleteInBatches(
    (most) => feedback.forgetNetworks(ago(retentionDays.feedbackNetwork), most),
    isStopping,
  );
  return { networks, messages };
}
