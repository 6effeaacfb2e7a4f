import type { Payments } from '../../../../gateways/payments/payments.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database.ts';
import type { InvoicingService } from '../../invoices/invoicing.service.ts';
import type { CampaignMailsService } from '../../mails/campaign-mails.service.ts';

export type RefundsDeps = {
  db: Db;
  clock: Clock;
  payments: Payments;
  invoicing: InvoicingService;
  mails: CampaignMailsService;
  /** Reports a refund on which the team has to decide. */
  onAnomaly: (facts: object, message: string) => void;
};
