import type { Config } from '../../config/config.ts';
import { mailSender, proSiteOrigin, siteOrigin } from '../../config/mail-settings.ts';
import type { MailServer } from '../../gateways/mail-server/mail-server.ts';
import {
  type JobLog,
  type StoppableJob,
  startRepeating,
} from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { listenToDatabase } from '../../platform/database/database-listener.ts';
import { startMailRounds } from './outbox/mail-rounds.ts';
import { type OutboxService, outboxService } from './outbox/outbox.service.ts';

// queue-mails.sql sends a NOTIFY on this channel, delivered when its transaction commits.
const channel = 'mail_queued';
const forgetEveryMs = 3_600_000;
// In ms. The embedded database cannot listen for NOTIFY, so its rounds are more frequent.
const everyMs = { postgresql: 5000, pglite: 1000 };

export type MailsJobsDeps = {
  config: Pick<
    Config,
    | 'PRODUCT_NAME'
    | 'MAIN_HOST'
    | 'PRO_HOST'
    | 'PORT'
    | 'MAIL_FROM'
    | 'DATABASE_URL'
    | 'DATABASE_ENGINE'
  >;
  db: Db;
  clock: Clock;
  log: JobLog;
  mailServer: MailServer;
  leaseMs?: number | undefined;
};

export const openOutbox = (deps: MailsJobsDeps): OutboxService => {
  const { config, db, clock, log, mailServer: server, leaseMs } = deps;
  const site = {
    name: config.PRODUCT_NAME,
    origin: siteOrigin(config),
    proOrigin: proSiteOrigin(config),
  };
  const from = mailSender(config);
  return outboxService({ db, clock, server, site, from, log, leaseMs });
};

export function startMailsJobs(
  { config, log, mailServer }: MailsJobsDeps,
  outbox: OutboxService,
): StoppableJob {
  const rounds = startMailRounds({ outbox, everyMs: everyMs[config.DATABASE_ENGINE], log });
  const forgetting = startRepeating({
    name: 'deleting old suppressed addresses',
    everyMs: forgetEveryMs,
    log,
    run: (isStopping) => outbox.forgetSuppressed(isStopping),
  });
  const listener =
    config.DATABASE_ENGINE === 'pglite'
      ? undefined
      : listenToDatabase(config.DATABASE_URL, {
          channel,
          onMessage: rounds.wake,
          onListening: rounds.wake,
          onDisconnect: (error) =>
            log.warn(
              { err: error },
              'lost the database listener: new mails wait for the next round',
            ),
        });
  return {
    stop: async () => {
      await listener?.stop();
      await Promise.all([rounds.stop(), forgetting.stop()]);
      mailServer.close();
    },
  };
}
