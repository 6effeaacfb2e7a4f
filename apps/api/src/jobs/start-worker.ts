import type { Config } from '../config/config.ts';
import { startCampaignsJobs } from '../features/campaigns/campaigns.jobs.ts';
import { startConversationsJobs } from '../features/conversations/conversations.jobs.ts';
import { startDuplicatesJobs } from '../features/duplicates/duplicates.jobs.ts';
import { startFeedbackJobs } from '../features/feedback/feedback.jobs.ts';
import { startImportsJobs } from '../features/imports/imports.jobs.ts';
import { startLettersJobs } from '../features/letters/letters.jobs.ts';
import { openOutbox, startMailsJobs } from '../features/mails/mails.jobs.ts';
import { mailsService } from '../features/mails/mails.service.ts';
import { mailQueuesService } from '../features/mails/outbox/mail-queues.service.ts';
import { startMediaJobs } from '../features/media/media.jobs.ts';
import { startOrganisationsJobs } from '../features/organisations/organisations.jobs.ts';
import { startPoisJobs } from '../features/pois/pois.jobs.ts';
import { startRecommendationsJobs } from '../features/recommendations/recommendations.jobs.ts';
import { startSecurityJournalJobs } from '../features/security-journal/security-journal.jobs.ts';
import { startStatisticsJobs } from '../features/statistics/statistics.jobs.ts';
import { webhookQueueService } from '../features/webhooks/delivering/webhook-queue.service.ts';
import { startWebhooksJobs } from '../features/webhooks/webhooks.jobs.ts';
import { openGeocoder } from '../gateways/geocoder/open-geocoder.ts';
import { openMailServer } from '../gateways/mail-server/open-mail-server.ts';
import { openPayments } from '../gateways/payments/open-payments.ts';
import { openPictureFetch } from '../gateways/picture-fetch/open-picture-fetch.ts';
import { openPictureStore } from '../gateways/picture-store/open-picture-store.ts';
import { openSourceFetch } from '../gateways/source-fetch/open-source-fetch.ts';
import { openWebhookCalls } from '../gateways/webhook-calls/open-webhook-calls.ts';
import { type JobLog, type StoppableJob, stopJobs } from '../platform/background/repeating-job.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import { measureQueues } from '../platform/metrics/queue-metrics.ts';
import { startLimitSweep } from './limit-sweep.ts';

/** Only tests set `leaseMs` (of mails) and `importLeaseMs`. */
export type WorkerDeps = {
  config: Config;
  db: Db;
  clock: Clock;
  log: JobLog;
  leaseMs?: number;
  importLeaseMs?: number;
  /** Where the queues are measured. */
  metrics?: Metrics | undefined;
};

const openGateways = ({ config, clock }: WorkerDeps) => ({
  pictureStore: openPictureStore(config),
  fetchPicture: openPictureFetch(config),
  fetchSource: openSourceFetch(config),
  geocoder: openGeocoder(config, 'job', clock),
  payments: openPayments(config),
  webhookCalls: openWebhookCalls(config),
  mailServer: openMailServer(config),
});

/** Several processes may run workers at the same time. */
export function startWorker({ metrics, ...deps }: WorkerDeps): StoppableJob {
  if (metrics) {
    const queues = { ...mailQueuesService(deps), webhooks: webhookQueueService(deps) };
    measureQueues(metrics, queues, deps.log);
  }
  const { payments, mailServer, ...gateways } = openGateways(deps);
  const shared = { ...deps, mails: mailsService({ clock: deps.clock }) };
  const jobs: StoppableJob[] = [
    startPoisJobs(shared),
    startRecommendationsJobs(shared),
    startMediaJobs({ ...shared, ...gateways }),
    startImportsJobs({ ...shared, ...gateways }),
    startStatisticsJobs(shared),
    startConversationsJobs(shared),
    startDuplicatesJobs(shared),
    startLimitSweep(shared),
    startSecurityJournalJobs(shared),
    startFeedbackJobs(shared),
    startOrganisationsJobs(shared),
    startWebhooksJobs({ ...shared, ...gateways }),
  ];
  if (payments !== undefined) jobs.push(startCampaignsJobs({ ...shared, payments }));
  if (mailServer === undefined)
    deps.log.warn({}, 'mails are queued but not sent: SMTP_URL is not set');
  else {
    const outbox = openOutbox({ ...shared, mailServer });
    jobs.push(startLettersJobs({ ...shared, outbox }));
    jobs.push(startMailsJobs({ ...shared, mailServer }, outbox));
  }
  return { stop: () => stopJobs(jobs) };
}
