import type { PaymentSession, Payments } from '../../../../gateways/payments/payments.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database.ts';
import type { InvoicingService } from '../../invoices/invoicing.service.ts';
import type { CampaignMailsService } from '../../mails/campaign-mails.service.ts';
import type { PaidCampaign, Payment } from '../payments.repository.ts';

export type SettlementDeps = {
  db: Db;
  clock: Clock;
  payments: Payments;
  invoicing: InvoicingService;
  mails: CampaignMailsService;
  /** Reports a payment on which the team has to decide. */
  onAnomaly: (facts: object, message: string) => void;
};

/**
 * The outcome of a payment: `open` while the provider has not decided, `unchanged` when it was
 * settled before.
 */
export type Settlement = 'open' | 'unchanged' | 'paid' | 'expired' | 'anomaly';

type Tx = Parameters<Parameters<Db['$transaction']>[0]>[0];

/** A locked payment with its campaign, and the session as the provider has it. */
export type LockedPayment = {
  tx: Tx;
  payment: Payment;
  campaign: PaidCampaign;
  session: PaymentSession;
  now: Date;
};

export const transaction = { maxWait: 10_000, timeout: 15_000 };
