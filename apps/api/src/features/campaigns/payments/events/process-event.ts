import type { PaymentEvent, Payments } from '../../../../gateways/payments/payments.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import type { RefundsService } from '../refunds/refunds.service.ts';
import type { SettlementService } from '../settlement/settlement.service.ts';
import { paymentEventsRepository } from './payment-events.repository.ts';

export type ProcessEventDeps = {
  db: Db;
  clock: Clock;
  payments: Payments;
  settlement: Pick<SettlementService, 'settleById'>;
  refunds: Pick<RefundsService, 'settleById'>;
  onAnomaly: (facts: object, message: string) => void;
};

const maxErrorLength = 500;

/**
 * Of an event, only its type and the id of its object are used: a session or a refund is read from
 * the provider.
 */
const subjectOf = (type: string): 'session' | 'refund' | 'dispute' | undefined => {
  if (type.startsWith('checkout.session.')) return 'session';
  if (type.startsWith('refund.')) return 'refund';
  return type === 'charge.dispute.created' ? 'dispute' : undefined;
};

async function act(
  { settlement, refunds, onAnomaly }: ProcessEventDeps,
  { id, type, objectId }: PaymentEvent,
): Promise<void> {
  const subject = subjectOf(type);
  if (subject === 'session') await settlement.settleById(objectId);
  if (subject === 'refund') await refunds.settleById(objectId);
  if (subject === 'dispute')
    onAnomaly({ eventId: id, disputeId: objectId }, 'a payment is disputed');
}

/**
 * Skips an event that was processed before; one that failed before is processed again. @throws what
 * the settlement or the refund throws, after the failure is recorded
 */
export const processEvent =
  (deps: ProcessEventDeps) =>
  async (event: PaymentEvent): Promise<void> => {
    const { id, type, objectId } = event;
    if (subjectOf(type) === undefined) return;
    const { clock } = deps;
    const events = paymentEventsRepository(deps.db);
    if (await events.note({ id, type, objectId, now: clock.now() })) return;
    try {
      await act(deps, event);
    } catch (error) {
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      await events.settle({ id, error: message.slice(0, maxErrorLength), now: clock.now() });
      throw error;
    }
    await events.settle({ id, error: null, now: clock.now() });
  };
