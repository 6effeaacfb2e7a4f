import type { Payments } from '../../../gateways/payments/payments.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database.ts';
import type { PaymentEventsService } from './payment-events.service.ts';
import { canOpen, isOwedBack } from './payments.domain.ts';
import { type Payment, paymentsRepository } from './payments.repository.ts';
import type { RefundsService } from './refunds.service.ts';
import type { SettlementService } from './settlement.service.ts';

export type ReconciliationDeps = {
  db: Db;
  clock: Clock;
  payments: Payments;
  settlement: SettlementService;
  refunds: RefundsService;
  events: PaymentEventsService;
  onAnomaly: (facts: object, message: string) => void;
};

const minuteMs = 60_000;
const dayMs = 86_400_000;
// Whoever is paying is left alone for a while.
const settledAfterMs = 15 * minuteMs;
// Notices may come late and in any order: what happened a day before the last one is looked at again.
const lookBackMs = dayMs;
const longestLookBackMs = 30 * dayMs;
const keptMs = 90 * dayMs;

/** What a run did: open payments that were read again, events that were caught up with, money that was given back, steps that failed. */
export type Reconciled = { settled: number; caughtUp: number; givenBack: number; failed: number };

/** Brings what we know of payments in line with what the provider knows, whatever was lost on the way. */
export function reconciliationService({
  db,
  clock,
  payments,
  settlement,
  refunds,
  events,
  onAnomaly,
}: ReconciliationDeps) {
  const attempts = paymentsRepository(db);

  async function settleOpen(payment: Payment): Promise<void> {
    if (payment.sessionId === null) {
      // What came of it, if anything, names its payment, and is found among the events.
      if (!canOpen(payment.expiresAt, clock.now())) await settlement.giveUp(payment.id);
      return;
    }
    const campaign = await attempts.findCampaign(payment.campaignId);
    // Two attempts of a campaign that one of them paid: nobody shall pay again.
    if (campaign?.status === 'active')
      await settlement.settle(await payments.closeSession(payment.sessionId), {
        isAbandoned: true,
      });
    else await settlement.settleById(payment.sessionId);
  }

  async function catchUp(step: (work: () => Promise<void>) => Promise<boolean>): Promise<number> {
    const now = clock.now().getTime();
    const heard = (await events.lastHeardOf())?.getTime() ?? now - 2 * dayMs;
    const since = new Date(Math.max(heard - lookBackMs, now - longestLookBackMs));
    let caughtUp = 0;
    for (const event of await payments.listEvents(since))
      if (await step(() => events.handle(event))) caughtUp += 1;
    return caughtUp;
  }

  return {
    /** Runs once. One payment that cannot be read holds up no other. @throws when the provider cannot say what happened */
    run: async (isStopping: () => boolean = () => false): Promise<Reconciled> => {
      const done: Reconciled = { settled: 0, caughtUp: 0, givenBack: 0, failed: 0 };
      const step = async (work: () => Promise<void>): Promise<boolean> => {
        if (isStopping()) return false;
        try {
          await work();
          return true;
        } catch (error) {
          done.failed += 1;
          onAnomaly({ err: error }, 'a payment could not be brought in line');
          return false;
        }
      };
      for (const payment of await attempts.listOpenBefore(
        new Date(clock.now().getTime() - settledAfterMs),
      ))
        if (await step(() => settleOpen(payment))) done.settled += 1;
      done.caughtUp = await catchUp(step);
      for (const refundId of await refunds.listUnsettled())
        await step(() => refunds.settleById(refundId));
      for (const payment of await attempts.listAnomalies())
        if (isOwedBack(payment.note) && (await step(() => refunds.giveBack(payment))))
          done.givenBack += 1;
      const left = await attempts.listAnomalies();
      if (left.length > 0)
        onAnomaly(
          { count: left.length, payments: left.map(({ id }) => id) },
          'payments wait for a decision',
        );
      await events.forgetBefore(new Date(clock.now().getTime() - keptMs));
      return done;
    },
  };
}

export type ReconciliationService = ReturnType<typeof reconciliationService>;
