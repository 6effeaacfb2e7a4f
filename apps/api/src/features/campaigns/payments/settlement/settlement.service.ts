import type { PaymentDeps } from '../payment-deps.ts';
import { expireUnpaidPayment } from './expire-unpaid-payment.ts';
import { settleSession } from './settle-session.ts';
import { settleSessionById } from './settle-session-by-id.ts';

export const settlementService = (deps: PaymentDeps) => ({
  settle: settleSession(deps),
  settleById: settleSessionById(deps),
  expireUnpaid: expireUnpaidPayment(deps),
});

export type SettlementService = ReturnType<typeof settlementService>;
