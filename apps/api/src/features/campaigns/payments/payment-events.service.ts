import {
  type PaymentEvent,
  type Payments,
  PaymentsAway,
  PaymentsRefusal,
} from '../../../gateways/payments/payments.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { paymentEventsRepository } from './payment-events.repository.ts';
import type { RefundsService } from './refunds.service.ts';
import type { SettlementService } from './settlement.service.ts';

export type PaymentEventsDeps = {
  db: Db;
  clock: Clock;
  payments: Payments;
  settlement: Pick<SettlementService, 'settleById'>;
  refunds: Pick<RefundsService, 'settleById'>;
  onAnomaly: (facts: object, message: string) => void;
};

const longestError = 500;

/** What an event is about: it says what to read again, and nothing more is believed of it. */
const subjectOf = (type: string): 'session' | 'refund' | 'dispute' | undefined => {
  if (type.startsWith('checkout.session.')) return 'session';
  if (type.startsWith('refund.')) return 'refund';
  return type === 'charge.dispute.created' ? 'dispute' : undefined;
};

/** What the provider tells us: at least once, in any order, sometimes long after. */
export function paymentEventsService({
  db,
  clock,
  payments,
  settlement,
  refunds,
  onAnomaly,
}: PaymentEventsDeps) {
  const events = paymentEventsRepository(db);

  async function act({ id, type, objectId }: PaymentEvent): Promise<void> {
    const subject = subjectOf(type);
    if (subject === 'session') await settlement.settleById(objectId);
    if (subject === 'refund') await refunds.settleById(objectId);
    if (subject === 'dispute')
      onAnomaly({ eventId: id, disputeId: objectId }, 'a payment is disputed');
  }

  /** Does what an event asks for, once; one that failed before is done again. @throws what the deed throws */
  async function handle(event: PaymentEvent): Promise<void> {
    const { id, type, objectId } = event;
    if (subjectOf(type) === undefined) return;
    if (await events.note({ id, type, objectId, now: clock.now() })) return;
    try {
      await act(event);
    } catch (error) {
      const told = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      await events.settle({ id, error: told.slice(0, longestError), now: clock.now() });
      throw error;
    }
    await events.settle({ id, error: null, now: clock.now() });
  }

  return {
    handle,

    /**
     * Takes what was sent to us. Problems: webhook_signature_invalid, webhook_mode_wrong, payments_unavailable; whatever else is thrown is to
     * be answered as a failure of ours, so that it is sent again.
     */
    receive: async (body: Buffer, signature: string): Promise<void> => {
      let event: PaymentEvent;
      try {
        event = payments.readEvent(body, signature, clock.now());
      } catch (error) {
        if (error instanceof PaymentsRefusal) throw new Problem('webhook_signature_invalid');
        throw error;
      }
      if (event.isLive !== payments.isLive) throw new Problem('webhook_mode_wrong');
      try {
        await handle(event);
      } catch (error) {
        if (error instanceof PaymentsAway)
          throw Object.assign(new Problem('payments_unavailable'), { cause: error });
        throw error;
      }
    },

    lastHeardOf: () => events.findLast(),
    forgetBefore: (before: Date) => events.forget(before),
  };
}

export type PaymentEventsService = ReturnType<typeof paymentEventsService>;
