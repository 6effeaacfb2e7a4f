import {
  type PaymentEvent,
  PaymentsRefusal,
  PaymentsUnavailable,
} from '../../../../gateways/payments/payments.ts';
import { Problem } from '../../../../platform/problems/problem.ts';
import { type ProcessEventDeps, processEvent } from './process-event.ts';

function readEvent(
  { payments, clock }: ProcessEventDeps,
  body: Buffer,
  signature: string,
): PaymentEvent {
  try {
    return payments.readEvent(body, signature, clock.now());
  } catch (error) {
    if (error instanceof PaymentsRefusal) throw new Problem('webhook_signature_invalid');
    throw error;
  }
}

/**
 * Problems: webhook_signature_invalid, webhook_mode_wrong, payments_unavailable. Any other error
 * must be answered with 5xx, so that the provider retries.
 */
export const receiveEvent =
  (deps: ProcessEventDeps) =>
  async (body: Buffer, signature: string): Promise<void> => {
    const event = readEvent(deps, body, signature);
    if (event.isLive !== deps.payments.isLive) throw new Problem('webhook_mode_wrong');
    try {
      await processEvent(deps)(event);
    } catch (error) {
      if (error instanceof PaymentsUnavailable)
        throw Object.assign(new Problem('payments_unavailable'), { cause: error });
      throw error;
    }
  };
