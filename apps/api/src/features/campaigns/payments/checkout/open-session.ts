import type { PaymentSession, Payments } from '../../../../gateways/payments/payments.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { sessionKey } from '../payments.domain.ts';
import { type Payment, paymentsRepository } from '../payments.repository.ts';

export type OpenSessionDeps = { db: Db; payments: Payments };

/**
 * Reads the provider's session of a payment, or opens it if none is stored. Idempotent: an attempt
 * has one session. Undefined when a settled payment has no session, and when the provider does not
 * have the stored one.
 */
export const openSession =
  ({ db, payments }: OpenSessionDeps) =>
  async (payment: Payment): Promise<PaymentSession | undefined> => {
    if (payment.sessionId !== null) return payments.findSession(payment.sessionId);
    if (payment.request === null) return undefined;
    const session = await payments.openSession(payment.request, sessionKey(payment));
    if (await paymentsRepository(db).saveSessionId(payment.id, session.id)) return session;
    // The payment was settled meanwhile: the session is closed, so that it cannot be paid.
    return payments.closeSession(session.id);
  };
