import type { Config } from '../../config/config.ts';
import { proSiteOrigin } from '../../config/mail-settings.ts';
import { type PaymentSettings, sellerSettings } from '../../config/payment-settings.ts';
import type { Payments } from '../../gateways/payments/payments.ts';
import {
  type JobLog,
  type RepeatingJob,
  startRepeating,
} from '../../platform/background/repeating-job.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { campaignMailsService } from './mails/campaign-mails.service.ts';
import { paymentsService } from './payments/payments.service.ts';

const everyMs = 600_000;

export type CampaignsJobsDeps = {
  config: PaymentSettings & Pick<Config, 'PRODUCT_NAME' | 'PRO_HOST' | 'PORT'>;
  db: Db;
  clock: Clock;
  log: JobLog;
  mails: MailsService;
  payments: Payments;
};

export function startCampaignsJobs(deps: CampaignsJobsDeps): RepeatingJob {
  const { config, db, clock, log, payments } = deps;
  const mails = campaignMailsService({ mails: deps.mails, proOrigin: proSiteOrigin(config) });
  const onAnomaly = (facts: object, message: string): void => log.warn(facts, message);
  const seller = sellerSettings(config);
  const services = paymentsService({ db, clock, payments, seller, mails, onAnomaly });
  return startRepeating({
    name: 'reconciliation of payments',
    everyMs,
    log,
    run: async (isStopping) => {
      const { failed, refunded } = await services.reconciliation.run(isStopping);
      if (failed + refunded > 0) log.warn({ failed, refunded }, 'payments were reconciled');
    },
  });
}
