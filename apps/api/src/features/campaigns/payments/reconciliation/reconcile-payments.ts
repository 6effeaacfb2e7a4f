import type { Payments } from '../../../../gateways/payments/payments.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import type { PaymentEventsService } from '../events/payment-events.service.ts';
import { canOpenSession, isRefundDue } from '../payments.domain.ts';
import { type Payment, paymentsRepository } from '../payments.repository.ts';
import type { RefundsService } from '../refunds/refunds.service.ts';
import type { SettlementService } from '../settlement/settlement.service.ts';

export type ReconcilePaymentsDeps = {
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
// Leaves the buyer time to pay before the reconciliation reads the session.
const settledAfterMs = 15 * minuteMs;
// Events may arrive late and in any order: the list begins a day before the time at which the last
// processed event was received.
const lookBackMs = dayMs;
const maxLookBackMs = 30 * dayMs;
const retentionMs = 90 * dayMs;

/**
 * Counts of the successful steps of one run: `settled` checks an open payment, `caughtUp` handles a
 * listed event, `refunded` refunds a payment whose campaign could not begin. A step that found
 * nothing to change counts too. `failed` counts failed steps of any kind.
 */
export type Reconciled = { settled: number; caughtUp: number; refunded: number; failed: number };

/** Runs a step; false when it failed or when the run is stopping. */
type RunStep = (work: () => Promise<void>) => Promise<boolean>;

async function settleOpenPayment(
  { db, clock, payments, settlement }: ReconcilePaymentsDeps,
  payment: Payment,
): Promise<void> {
  if (payment.sessionId === null) {
    // If the provider opened a session, its events name the payment and settle it.
    if (!canOpenSession(payment.expiresAt, clock.now())) await settlement.expireUnpaid(payment.id);
    return;
  }
  const campaign = await paymentsRepository(db).findCampaign(payment.campaignId);
  // Another attempt paid for the campaign: close this session, so that it cannot be paid twice.
  if (campaign?.status === 'active')
    await settlement.settle(await payments.closeSession(payment.sessionId), { isAbandoned: true });
  else await settlement.settleById(payment.sessionId);
}

async function settleOpenPayments(deps: ReconcilePaymentsDeps, runStep: RunStep): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - settledAfterMs);
  let settled = 0;
  for (const payment of await paymentsRepository(deps.db).listOpenBefore(before))
    if (await runStep(() => settleOpenPayment(deps, payment))) settled += 1;
  return settled;
}

async function processMissedEvents(
  { clock, events, payments }: ReconcilePaymentsDeps,
  runStep: RunStep,
): Promise<number> {
  const now = clock.now().getTime();
  const last = (await events.lastReceivedAt())?.getTime() ?? now - 2 * dayMs;
  const since = new Date(Math.max(last - lookBackMs, now - maxLookBackMs));
  let processed = 0;
  for (const event of await payments.listEvents(since))
    if (await runStep(() => events.handle(event))) processed += 1;
  return processed;
}

async function refundAnomalies(
  { db, refunds }: ReconcilePaymentsDeps,
  runStep: RunStep,
): Promise<number> {
  let refunded = 0;
  for (const payment of await paymentsRepository(db).listAnomalies())
    if (isRefundDue(payment.note) && (await runStep(() => refunds.refund(payment)))) refunded += 1;
  return refunded;
}

// Omits payments whose refund is pending, which the provider completes without the team.
async function reportAnomalies({ db, refunds, onAnomaly }: ReconcilePaymentsDeps): Promise<void> {
  const pending = new Set(await refunds.listPendingPayments());
  const undecided = (await paymentsRepository(db).listAnomalies())
    .map(({ id }) => id)
    .filter((id) => !pending.has(id));
  if (undecided.length === 0) return;
  onAnomaly(
    { count: undecided.length, payments: undecided },
    'payments need a decision by the team',
  );
}

/**
 * A step that fails does not stop the others. @throws when the provider cannot list its events, or
 * when the database fails outside a step
 */
export const reconcilePayments =
  (deps: ReconcilePaymentsDeps) =>
  async (isStopping: () => boolean = () => false): Promise<Reconciled> => {
    const { clock, refunds, events, onAnomaly } = deps;
    let failed = 0;
    const runStep: RunStep = async (work) => {
      if (isStopping()) return false;
      try {
        await work();
        return true;
      } catch (error) {
        failed += 1;
        onAnomaly({ err: error }, 'a payment could not be reconciled');
        return false;
      }
    };
    const settled = await settleOpenPayments(deps, runStep);
    const caughtUp = await processMissedEvents(deps, runStep);
    for (const refundId of await refunds.listUnsettled())
      await runStep(() => refunds.settleById(refundId));
    const refunded = await refundAnomalies(deps, runStep);
    await reportAnomalies(deps);
    await events.forgetBefore(new Date(clock.now().getTime() - retentionMs));
    return { settled, caughtUp, refunded, failed };
  };
