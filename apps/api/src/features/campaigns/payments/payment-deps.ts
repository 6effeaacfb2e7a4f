import type { Payments } from '../../../gateways/payments/payments.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { InvoicingService } from '../invoices/invoicing.service.ts';
import type { CampaignMailsService } from '../mails/campaign-mails.service.ts';

/** What the use cases that record payments and refunds need. */
export type PaymentDeps = {
  db: Db;
  clock: Clock;
  payments: Payments;
  invoicing: InvoicingService;
  mails: CampaignMailsService;
  /** Reports a payment or a refund on which the team has to decide. */
  onAnomaly: (facts: object, message: string) => void;
};

/** How long the transaction of such a use case waits for a connection, and how long it may take. */
export const paymentTransaction = { maxWait: 10_000, timeout: 15_000 };
