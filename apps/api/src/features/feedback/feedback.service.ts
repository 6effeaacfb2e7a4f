import { poiOfPath } from '@parages/contracts/vocabulary/events/poi-of-path';
import { limits } from '@parages/contracts/vocabulary/limits';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/named-locks.ts';
import { networkOf } from '../../platform/outside/network.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { feedbackRepository } from './feedback.repository.ts';
import type { Feedback } from './feedback.schema.ts';

const hourMs = 3_600_000;

/** `team` is the mail address of the team; without it, messages are only stored. */
export type FeedbackDeps = {
  db: Db;
  clock: Clock;
  mails: Pick<MailsService, 'queue'>;
  team?: string | undefined;
};

export const feedbackService = ({ db, clock, mails, team }: FeedbackDeps) => ({
  /** Discards a message without an error when its honeypot (`website`) is filled in. */
  receive: async (
    { message, email, page, locale, website, reportKind }: Feedback,
    address: string,
  ): Promise<void> => {
    if (website) return;
    const now = clock.now();
    const network = networkOf(address);
    const poi = page === null ? undefined : poiOfPath(page);
    await db.$transaction(async (tx) => {
      const feedback = feedbackRepository(tx);
      // Without the lock, concurrent messages of one network would not count each other.
      await lockName(tx, `feedback ${network}`);
      const isKept = await feedback.save({
        id: uuidv7({ msecs: now.getTime() }),
        message,
        email,
        page,
        locale,
        network,
        now: now.toISOString(),
        since: new Date(now.getTime() - hourMs).toISOString(),
        most: limits.feedback.perHour,
        poiId: poi !== undefined && 'poiId' in poi ? poi.poiId : null,
        slugFr: poi !== undefined && 'slugFr' in poi ? poi.slugFr : null,
        reportKind: reportKind ?? null,
      });
      if (!isKept) throw new Problem('feedback_limited');
      if (team !== undefined)
        await mails.queue(tx, {
          kind: 'feedback',
          to: team,
          data: { message, email, page, writtenIn: locale, ...(reportKind && { reportKind }) },
        });
    });
  },
});

export type FeedbackService = ReturnType<typeof feedbackService>;
