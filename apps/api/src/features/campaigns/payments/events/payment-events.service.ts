import { paymentEventsRepository } from './payment-events.repository.ts';
import { type ProcessEventDeps, processEvent } from './process-event.ts';
import { receiveEvent } from './receive-event.ts';

/** The provider may send an event several times, late and in any order. */
export const paymentEventsService = (deps: ProcessEventDeps) => {
  const events = paymentEventsRepository(deps.db);
  return {
    handle: processEvent(deps),
    receive: receiveEvent(deps),
    lastReceivedAt: () => events.findLast(),
    forgetBefore: (before: Date) => events.forget(before),
  };
};

export type PaymentEventsService = ReturnType<typeof paymentEventsService>;
