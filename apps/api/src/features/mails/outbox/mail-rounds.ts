import {
  type JobLog,
  type RepeatingJob,
  startRepeating,
} from '../../../platform/background/repeating-job.ts';
import type { OutboxService } from './outbox.service.ts';

const firstPauseMs = 5000;
const longestPauseMs = 60_000;

export type MailRoundsDeps = {
  outbox: Pick<OutboxService, 'deliverDue'>;
  everyMs: number;
  log: JobLog;
};

export function startMailRounds({ outbox, everyMs, log }: MailRoundsDeps): RepeatingJob {
  let pauseMs = firstPauseMs;
  return startRepeating({
    name: 'sending mails',
    everyMs,
    log,
    run: async (isStopping, pauseFor) => {
      const { isServerDown } = await outbox.deliverDue(isStopping);
      if (isServerDown) pauseFor(pauseMs);
      pauseMs = isServerDown ? Math.min(pauseMs * 2, longestPauseMs) : firstPauseMs;
    },
  });
}
