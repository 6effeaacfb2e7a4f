import type { PaymentDeps } from '../payment-deps.ts';
import { refundPart } from './refund-part.ts';
import { refundPayment } from './refund-payment.ts';
import { refundsRepository } from './refunds.repository.ts';
import { settleRefund } from './settle-refund.ts';
import { settleRefundById } from './settle-refund-by-id.ts';

export const refundsService = (deps: PaymentDeps) => ({
  settle: settleRefund(deps),
  settleById: settleRefundById(deps),
  refund: refundPayment(deps),
  refundPart: refundPart(deps),
  listPendingPayments: () => refundsRepository(deps.db).listPendingPayments(),
  listUnsettled: () => refundsRepository(deps.db).listUnsettled(),
});

export type RefundsService = ReturnType<typeof refundsService>;
