import type { Payments } from '../../../gateways/payments/payments.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { InvoicingService } from '../invoices/invoicing.service.ts';
import type { CampaignMailsService } from '../mails/campaign-mails.service.ts';

/** Dependencies of the use cases that record payments and refunds. */
export type PaymentDeps = {
  db: Db;
  clock: Clock;
  payments: Payments;
  invoicing: InvoicingService;
  mails: CampaignMailsService;
  /** Logs a payment or a refund that the team has to look at. */
  onAnomaly: (facts: object, message: string) => void;
};

/** Transaction options of these use cases, in milliseconds: wait for a connection, and duration. */
export const paymentTransaction = { maxWait: 10_000, timeout: 15_000 };
