import type { Config } from './config.ts';
import { digestService } from './features/letters/digest.service.ts';
import { lettersService } from './features/letters/letters.service.ts';
import { newsService } from './features/letters/news.service.ts';
import { mailsService } from './features/mails/mails.service.ts';
import { outboxService } from './features/mails/outbox.service.ts';
import { smtpMailServer } from './gateways/mail-server/smtp-mail-server.ts';
import { startCampaignReconciliation } from './jobs/campaign-reconciliation.ts';
import { startLetters } from './jobs/letters.ts';
import { startLimitSweep } from './jobs/limit-sweep.ts';
import { startMailRounds } from './jobs/mail-round.ts';
import { startPopularity } from './jobs/popularity.ts';
import type { JobLog } from './jobs/repeat.ts';
import { startSearchSweep } from './jobs/search-sweep.ts';
import { startSecurityJournalSweep } from './jobs/security-journal-sweep.ts';
import { startVisitorSweep } from './jobs/visitor-sweep.ts';
import { mailSender, siteOrigin } from './mail-settings.ts';
import { openPayments } from './open-payments.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database.ts';
import { listenToDatabase } from './platform/database-listener.ts';
import { startImportJobs } from './start-import-jobs.ts';
import { startPictureJobs } from './start-picture-jobs.ts';

/** `leaseMs`, `importLeaseMs`: how long a mail and an import are a worker's, for trials that cannot wait. */
export type WorkerDeps = {
  config: Config;
  db: Db;
  clock: Clock;
  log: JobLog;
  leaseMs?: number;
  importLeaseMs?: number;
};
type Stoppable = { stop: () => Promise<void> };

// Told by queue-mails.sql when its transaction is committed.
const channel = 'mail_queued';
const connections = 4;
// A mail to be tried again, or meant for later, leaves within this delay of its moment. The embedded database cannot tell of new ones.
const everyMs = { postgresql: 5000, pglite: 1000 };

function startMails({ config, db, clock, log, ...lease }: WorkerDeps): Stoppable[] {
  if (config.SMTP_URL === undefined) {
    log.warn({}, 'no mail leaves: SMTP_URL is not set');
    return [];
  }
  const server = smtpMailServer({ url: config.SMTP_URL, connections });
  const site = { name: config.PRODUCT_NAME, origin: siteOrigin(config) };
  const outbox = outboxService({
    db,
    clock,
    server,
    site,
    from: mailSender(config),
    log,
    ...lease,
  });
  const mails = mailsService({ clock });
  const letters = startLetters({
    db,
    clock,
    log,
    outbox,
    digest: digestService({ db, mails }),
    news: newsService({ db, mails }),
    letters: lettersService({ db, clock, mails }),
  });
  const rounds = startMailRounds({ outbox, everyMs: everyMs[config.DATABASE_ENGINE], log });
  const closing = { stop: async () => server.close() };
  if (config.DATABASE_ENGINE === 'pglite') return [letters, rounds, closing];
  const listener = listenToDatabase(config.DATABASE_URL, {
    channel,
    onMessage: rounds.wake,
    onListening: rounds.wake,
    onDeaf: (error) => log.warn({ err: error }, 'new mails wait for the next round'),
  });
  return [listener, letters, rounds, closing];
}

function startPayments(deps: WorkerDeps): Stoppable[] {
  const { log } = deps;
  const opened = openPayments({ ...deps, onAnomaly: (facts, message) => log.warn(facts, message) });
  return opened === undefined
    ? []
    : [startCampaignReconciliation({ reconciliation: opened.reconciliation, log })];
}

/** Starts what the product does without being asked: mails, and the jobs of certain moments. Any number of workers may run. */
export function startWorker(deps: WorkerDeps): Stoppable {
  const parts: Stoppable[] = [
    startSearchSweep(deps),
    startPopularity(deps),
    startPictureJobs(deps),
    startImportJobs(deps),
    startVisitorSweep(deps),
    startLimitSweep(deps),
    startSecurityJournalSweep(deps),
    ...startPayments(deps),
    ...startMails(deps),
  ];
  return {
    /** Ends what runs, in order; whatever does not end is done again by the next worker. */
    stop: async () => {
      for (const part of parts) await part.stop();
    },
  };
}
