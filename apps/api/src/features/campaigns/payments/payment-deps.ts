import type { Payments } from '../../../gateways/payments/payments.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { InvoicingService } from '../invoices/invoicing.service.ts';
import type { CampaignMailsService } from '../mails/campaign-mails.service.ts';

export type PaymentDeps = {
  db: Db;
  clock: Clock;
  payments: Payments;
  invoicing: InvoicingService;
  mails: CampaignMailsService;
  /** Logs a payment or a refund that the team has to look at. */
  onAnomaly: (facts: object, message: string) => void;
};

/** In milliseconds: `maxWait` to get a connection, `timeout` to run the transaction. */
export const paymentTransaction = { maxWait: 10_000, timeout: 15_000 };
