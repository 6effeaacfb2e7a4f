import type { OutboxService } from '../features/mails/outbox.service.ts';
import { type JobLog, type Repeated, startRepeating } from './repeat.ts';

const firstPauseMs = 5000;
const longestPauseMs = 60_000;

export type MailRoundDeps = {
  outbox: Pick<OutboxService, 'deliverDue'>;
  everyMs: number;
  log: JobLog;
};

/** Sends what the outbox holds, now, when woken, and every so often. While mails do not leave it tries less and less often, a minute apart at most. */
export function startMailRounds({ outbox, everyMs, log }: MailRoundDeps): Repeated {
  let pauseMs = firstPauseMs;
  return startRepeating({
    name: 'sending mails',
    everyMs,
    log,
    run: async (isStopping) => {
      const { isServerDown } = await outbox.deliverDue(isStopping);
      const pause = isServerDown ? pauseMs : 0;
      pauseMs = isServerDown ? Math.min(pauseMs * 2, longestPauseMs) : firstPauseMs;
      return pause;
    },
  });
}
