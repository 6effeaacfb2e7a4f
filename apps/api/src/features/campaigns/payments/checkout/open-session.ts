import type { PaymentSession, Payments } from '../../../../gateways/payments/payments.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { sessionKey } from '../payments.domain.ts';
import { type Payment, paymentsRepository } from '../payments.repository.ts';

export type OpenSessionDeps = { db: Db; payments: Payments };

/**
 * Reads the provider's session of an open payment, and opens it if there is none yet. Idempotent:
 * an attempt has one session. Undefined when the payment was settled or the provider lost the
 * session.
 */
export const openSession =
  ({ db, payments }: OpenSessionDeps) =>
  async (payment: Payment): Promise<PaymentSession | undefined> => {
    if (payment.sessionId !== null) return payments.findSession(payment.sessionId);
    if (payment.request === null) return undefined;
    const session = await payments.openSession(payment.request, sessionKey(payment));
    if (await paymentsRepository(db).saveSessionId(payment.id, session.id)) return session;
    // The payment was abandoned meanwhile: close the session, so that nothing is charged.
    return payments.closeSession(session.id);
  };
