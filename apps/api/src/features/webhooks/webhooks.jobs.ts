import { webhookLimits } from '@parages/contracts/vocabulary/organisations/webhook-types';
import type { Config } from '../../config/config.ts';
import { proSiteOrigin } from '../../config/mail-settings.ts';
import type { WebhookCalls } from '../../gateways/webhook-calls/webhook-calls.ts';
import {
  type JobLog,
  type StoppableJob,
  startRepeating,
  stopJobs,
} from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { sealer } from '../../platform/sealed-text.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { poiCardsService } from '../pois/poi-cards.service.ts';
import { deliverDue } from './delivering/deliver-due.ts';
import { deliveringRepository } from './delivering/delivering.repository.ts';

export type WebhooksJobsDeps = {
  config: Pick<Config, 'WEBHOOK_KEY' | 'MAIN_HOST' | 'PRO_HOST' | 'PORT'>;
  db: Db;
  clock: Clock;
  log: JobLog;
  mails: MailsService;
  webhookCalls: WebhookCalls;
};

const everyMs = 2000;
const forgetEveryMs = 3_600_000;
const keptMs = webhookLimits.keptDays * 86_400_000;

/** Without `WEBHOOK_KEY` only the log is kept within its bound. */
export function startWebhooksJobs(deps: WebhooksJobsDeps): StoppableJob {
  const { config, db, clock, log, mails, webhookCalls: calls } = deps;
  const jobs = [
    startRepeating({
      name: 'deleting old deliveries of webhooks',
      everyMs: forgetEveryMs,
      log,
      run: () => deliveringRepository(db).forget(new Date(clock.now().getTime() - keptMs)),
    }),
  ];
  if (config.WEBHOOK_KEY !== undefined) {
    const deliver = deliverDue({
      db,
      clock,
      seals: sealer(config.WEBHOOK_KEY),
      calls,
      listCards: poiCardsService({ db, clock }),
      mails,
      proOrigin: proSiteOrigin(config),
      jitter: Math.random,
      log,
    });
    jobs.push(startRepeating({ name: 'webhooks', everyMs, log, run: deliver }));
  }
  return { stop: () => stopJobs(jobs) };
}
