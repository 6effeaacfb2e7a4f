import type { PaymentSession, Payments } from '../../../gateways/payments/payments.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database.ts';
import type { CampaignMailsService } from '../campaign-mails.service.ts';
import { campaignsRepository } from '../campaigns.repository.ts';
import type { InvoicingService } from '../invoices/invoicing.service.ts';
import { runningRepository } from '../running.repository.ts';
import type { Anomaly } from './payments.domain.ts';
import { type PaidCampaign, type Payment, paymentsRepository } from './payments.repository.ts';

export type SettlementDeps = {
  db: Db;
  clock: Clock;
  payments: Payments;
  invoicing: InvoicingService;
  mails: CampaignMailsService;
  /** Hears of money that came and of which a person has to decide. */
  onAnomaly: (facts: object, message: string) => void;
};

/** What became of a payment: `open` while nothing is decided, `unchanged` when it was decided before. */
export type Settlement = 'open' | 'unchanged' | 'paid' | 'expired' | 'anomaly';

/** A session that names no payment of ours. */
export class UnknownPayment extends Error {
  override name = 'UnknownPayment';
}

type Tx = Parameters<Parameters<Db['$transaction']>[0]>[0];
type Held = {
  tx: Tx;
  payment: Payment;
  campaign: PaidCampaign;
  session: PaymentSession;
  now: Date;
};

const transaction = { maxWait: 10_000, timeout: 15_000 };

/** What becomes of payments. Everything here may be done again, by several at once, in any order. */
export function settlementService({
  db,
  clock,
  payments,
  invoicing,
  mails,
  onAnomaly,
}: SettlementDeps) {
  const settleAs = async (
    { tx, payment, session, now }: Held,
    status: 'paid' | 'expired' | 'anomaly',
    note: string | null,
  ) => {
    const { id: sessionId, paymentIntentId } = session;
    await paymentsRepository(tx).settle({
      id: payment.id,
      status,
      note,
      sessionId,
      paymentIntentId,
      now,
    });
  };

  // The days: those that were held, or the same again when the hold had run out and nobody came meanwhile.
  async function keepDays({ tx, campaign }: Held): Promise<boolean> {
    if (campaign.poiId === null) return false;
    if (await paymentsRepository(tx).keepSlot(campaign.id)) return true;
    const { id: campaignId, poiId, startDate, endDate } = campaign;
    return runningRepository(tx).takeSlot({ campaignId, poiId, startDate, endDate });
  }

  async function whyNot(held: Held): Promise<Anomaly | undefined> {
    const { payment, campaign, session } = held;
    if (session.amountCents !== payment.amountCents || session.currency !== payment.currency)
      return 'amount_mismatch';
    if (campaign.status === 'active') return 'paid_twice_refund';
    if (campaign.isDeleted || campaign.weeks !== payment.weeks) return 'campaign_gone_refund';
    return (await keepDays(held)) ? undefined : 'slot_lost_refund';
  }

  async function activate(held: Held): Promise<Settlement> {
    const { tx, payment, campaign, now } = held;
    await settleAs(held, 'paid', null);
    await paymentsRepository(tx).activate(campaign.id, now);
    await runningRepository(tx).promote(campaign, now);
    const number = await invoicing.issueInvoice(tx, payment, now);
    const { amountCents, id: paymentId } = payment;
    await campaignsRepository(tx).note({
      campaignId: campaign.id,
      action: 'activated',
      actorId: null,
      detail: { paymentId, number },
      now,
    });
    await mails.tellActivated(tx, campaign, { paymentId, number, totalCents: amountCents });
    return 'paid';
  }

  // The money is here, so it is invoiced; the credit note comes with the refund. An amount that is not ours is left to a person.
  async function setAside(held: Held, why: Anomaly): Promise<Settlement> {
    const { tx, payment, campaign, now } = held;
    await settleAs(held, 'anomaly', why);
    if (campaign.status === 'draft') await paymentsRepository(tx).freeHold(campaign.id);
    if (why !== 'amount_mismatch') await invoicing.issueInvoice(tx, payment, now);
    await campaignsRepository(tx).note({
      campaignId: campaign.id,
      action: 'anomaly',
      actorId: null,
      now,
      detail: { paymentId: payment.id, why },
    });
    onAnomaly(
      { paymentId: payment.id, campaignId: campaign.id, why },
      'a payment came and its campaign did not begin',
    );
    return 'anomaly';
  }

  async function close(held: Held, isAbandoned: boolean): Promise<Settlement> {
    const { tx, payment, campaign, now } = held;
    if (payment.status !== 'open') return 'unchanged';
    await settleAs(held, 'expired', null);
    await paymentsRepository(tx).freeHold(campaign.id);
    const action = isAbandoned ? 'payment-abandoned' : 'payment-expired';
    await campaignsRepository(tx).note({
      campaignId: campaign.id,
      action,
      actorId: null,
      detail: { paymentId: payment.id },
      now,
    });
    if (!isAbandoned && campaign.status === 'draft' && !campaign.isDeleted)
      await mails.tellFailed(tx, campaign, payment.id);
    return 'expired';
  }

  async function decide(held: Held, isAbandoned: boolean): Promise<Settlement> {
    const { tx, payment, session } = held;
    // A payment given up may have been made at the last instant: only what was paid already is decided for good.
    if (payment.status !== 'open' && payment.status !== 'expired') return 'unchanged';
    if (session.state === 'open' || session.state === 'pending') {
      if (payment.status === 'open' && payment.sessionId === null)
        await paymentsRepository(tx).bind(payment.id, session.id);
      return 'open';
    }
    if (session.state === 'over') return close(held, isAbandoned);
    const why = await whyNot(held);
    return why === undefined ? activate(held) : setAside(held, why);
  }

  /**
   * Writes down what became of a session that was just read from the provider; its campaign begins if it was paid.
   * @throws {UnknownPayment} when it is of no payment of ours
   */
  async function settle(
    session: PaymentSession,
    { isAbandoned = false } = {},
  ): Promise<Settlement> {
    return db.$transaction(async (tx) => {
      const attempts = paymentsRepository(tx);
      const paymentId = await attempts.findIdOf({ paymentId: session.paymentId, id: session.id });
      if (paymentId === undefined || !(await attempts.lock(paymentId)))
        throw new UnknownPayment(`session ${session.id} is of no payment of ours`);
      const payment = await attempts.find(paymentId);
      const campaign = payment && (await attempts.findCampaign(payment.campaignId));
      if (!payment || !campaign)
        throw new UnknownPayment(`session ${session.id} is of no campaign of ours`);
      return decide({ tx, payment, campaign, session, now: clock.now() }, isAbandoned);
    }, transaction);
  }

  /** Reads a session again and settles it. @throws {UnknownPayment} @throws {PaymentsAway} */
  async function settleById(
    sessionId: string,
    options: { isAbandoned?: boolean } = {},
  ): Promise<Settlement> {
    const session = await payments.findSession(sessionId);
    if (!session) throw new UnknownPayment(`the provider knows no session ${sessionId}`);
    return settle(session, options);
  }

  /** Ends an open payment of which no session came: nobody can have paid. */
  async function giveUp(paymentId: string): Promise<Settlement> {
    return db.$transaction(async (tx) => {
      const attempts = paymentsRepository(tx);
      await attempts.lock(paymentId);
      const payment = await attempts.find(paymentId);
      if (payment?.status !== 'open' || payment.sessionId !== null) return 'unchanged';
      const now = clock.now();
      await attempts.settle({
        id: payment.id,
        status: 'expired',
        note: null,
        sessionId: null,
        paymentIntentId: null,
        now,
      });
      await attempts.freeHold(payment.campaignId);
      const { campaignId } = payment;
      await campaignsRepository(tx).note({
        campaignId,
        action: 'payment-abandoned',
        actorId: null,
        detail: { paymentId },
        now,
      });
      return 'expired';
    }, transaction);
  }

  return { settle, settleById, giveUp };
}

export type SettlementService = ReturnType<typeof settlementService>;
