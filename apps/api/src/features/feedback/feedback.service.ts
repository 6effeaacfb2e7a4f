import { limits } from '@parages/contracts/vocabulary/limits';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { networkOf } from '../../platform/network.ts';
import { Problem } from '../../platform/problem.ts';
import { feedbackRepository } from './feedback.repository.ts';
import type { Feedback } from './feedback.schema.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export const feedbackService = ({ db, clock }: { db: Db; clock: Clock }) => ({
  /** Keeps what a visitor wrote. What a robot filled in is thanked for and thrown away. */
  receive: async ({ message, email, page, locale, website }: Feedback, address: string): Promise<void> => {
    if (website) return;
    const now = clock.now();
    const ago = (ms: number): string => new Date(now.getTime() - ms).toISOString();
    await db.$transaction(async (tx) => {
      const feedback = feedbackRepository(tx);
      await feedback.forgetNetworks(ago(dayMs));
      const isKept = await feedback.save({
        id: uuidv7({ msecs: now.getTime() }),
        message,
        email,
        page,
        locale,
        network: networkOf(address),
        now: now.toISOString(),
        since: ago(hourMs),
        most: limits.feedback.perHour,
      });
      if (!isKept) throw new Problem('feedback_limited');
    });
  },
});

export type FeedbackService = ReturnType<typeof feedbackService>;
