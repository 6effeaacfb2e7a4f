import { UnknownPayment } from '../lock-payment.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { Settlement } from './locked-payment.ts';
import { settleSession } from './settle-session.ts';

/** @throws {UnknownPayment} or {PaymentsUnavailable} */
export const settleSessionById =
  (deps: PaymentDeps) =>
  async (sessionId: string, options: { isAbandoned?: boolean } = {}): Promise<Settlement> => {
    const session = await deps.payments.findSession(sessionId);
    if (!session) throw new UnknownPayment(`the provider has no session ${sessionId}`);
    return settleSession(deps)(session, options);
  };
