import type { Payments } from '../../../gateways/payments/payments.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { invoicingService } from '../invoices/invoicing.service.ts';
import { type ConfiguredSeller, sellerOf } from '../invoices/seller-of.ts';
import type { CampaignMailsService } from '../mails/campaign-mails.service.ts';
import { paymentEventsService } from './events/payment-events.service.ts';
import { reconciliationService } from './reconciliation/reconciliation.service.ts';
import { refundsService } from './refunds/refunds.service.ts';
import { settlementService } from './settlement/settlement.service.ts';

export type PaymentsDeps = {
  db: Db;
  clock: Clock;
  payments: Payments;
  seller: { given: ConfiguredSeller; productName: string; hasVat: boolean };
  mails: CampaignMailsService;
  onAnomaly: (facts: object, message: string) => void;
};

export function paymentsService(deps: PaymentsDeps) {
  const { db, clock, payments, mails, onAnomaly } = deps;
  const seller = sellerOf({ ...deps.seller, isTrial: !payments.isLive });
  const parts = { db, clock, payments, mails, onAnomaly, invoicing: invoicingService({ seller }) };
  const settlement = settlementService(parts);
  const refunds = refundsService(parts);
  const events = paymentEventsService({ db, clock, payments, settlement, refunds, onAnomaly });
  const reconciled = { db, clock, payments, settlement, refunds, events, onAnomaly };
  return {
    payments,
    settlement,
    refunds,
    events,
    reconciliation: reconciliationService(reconciled),
  };
}
