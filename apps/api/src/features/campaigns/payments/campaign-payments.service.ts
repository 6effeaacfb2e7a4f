import { type CampaignTariff, campaignPrice } from '@parages/contracts/vocabulary/campaign-terms';
import { parisDay } from '@parages/contracts/vocabulary/date-presets';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import {
  type PaymentSession,
  type Payments,
  PaymentsAway,
  PaymentsRefusal,
} from '../../../gateways/payments/payments.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { editorOf } from '../../organisations/memberships.service.ts';
import { faultsOf } from '../campaigns.domain.ts';
import { campaignsRepository, type HeldCampaign } from '../campaigns.repository.ts';
import type { Campaign } from '../campaigns.schema.ts';
import type { CampaignsService } from '../campaigns.service.ts';
import type { PaymentStart } from '../payments.schema.ts';
import { lineName } from './payment-words.fr.ts';
import { canOpen, holdEnd, linesOf, paymentEnd, sessionKey } from './payments.domain.ts';
import { type Payment, paymentsRepository } from './payments.repository.ts';
import type { SettlementService } from './settlement.service.ts';

export type CampaignPaymentsDeps = {
  db: Db;
  clock: Clock;
  tariff: CampaignTariff;
  campaigns: Pick<CampaignsService, 'get'>;
  /** Undefined where this installation takes no payment. */
  provider: { payments: Payments; settlement: SettlementService } | undefined;
};

/** Who pays, and where the provider leads him back to. */
type Payer = { accountId: string; campaignId: string; proOrigin: string };
type Tx = Parameters<Parameters<Db['$transaction']>[0]>[0];
type Begun = { payment: Payment } | { stale: string[] };

// A hold that ran out, a session that ended meanwhile: each is settled, and one begins again.
const mostTries = 3;
const transaction = { maxWait: 10_000, timeout: 10_000 };

const unavailable = (cause: unknown): Problem =>
  Object.assign(new Problem('payments_unavailable'), { cause });

/** What the provider cannot do or refuses is told as one thing: nothing was charged, and nothing of ours is lost. */
async function asking<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentsAway || error instanceof PaymentsRefusal) throw unavailable(error);
    throw error;
  }
}

/** Paying for a campaign. */
export function campaignPaymentsService({
  db,
  clock,
  tariff,
  campaigns,
  provider,
}: CampaignPaymentsDeps) {
  const attempts = paymentsRepository(db);

  async function holdPayable(
    tx: Tx,
    { accountId, campaignId }: Payer,
  ): Promise<HeldCampaign & { organisationId: string; poiId: string }> {
    const held = await campaignsRepository(tx).hold(campaignId, { accountId, isModerator: false });
    if (!held || held.organisationId === null) throw new Problem('campaign_not_found');
    const { status } = await editorOf(tx, accountId, held.organisationId);
    if (status !== 'approved') throw new Problem('organisation_not_approved');
    if (held.status !== 'draft') throw new Problem('campaign_transition_forbidden');
    if (held.poiId === null) throw new Problem('campaign_not_payable');
    return { ...held, organisationId: held.organisationId, poiId: held.poiId };
  }

  async function assertPayable(
    tx: Tx,
    accountId: string,
    held: HeldCampaign & { poiId: string },
  ): Promise<void> {
    const candidate = await campaignsRepository(tx).findCandidate({
      accountId,
      isModerator: false,
      poiId: held.poiId,
    });
    const isOurs = candidate !== undefined && candidate.organisationId === held.organisationId;
    const asked = { startDate: held.startDate, today: parisDay(clock.now()) };
    const faults = faultsOf(asked, isOurs ? candidate : { isPublished: false, lastDay: null });
    if (faults.length > 0) throw new Problem('campaign_not_payable', undefined, faults);
  }

  async function insertAttempt(
    tx: Tx,
    held: HeldCampaign & { organisationId: string; poiId: string },
    { accountId, proOrigin }: Payer,
  ): Promise<Payment> {
    const now = clock.now();
    const { id: campaignId, weeks, organisationId } = held;
    const payments = paymentsRepository(tx);
    const [id, expiresAt, price] = [
      uuidv7({ msecs: now.getTime() }),
      paymentEnd(now),
      campaignPrice(weeks, tariff),
    ];
    const email = await payments.findPayerEmail(organisationId);
    const request = {
      paymentId: id,
      campaignId,
      lines: linesOf(lineName(held), weeks, price),
      returnUrl: `${proOrigin}/org/campaigns/${campaignId}?session_id={CHECKOUT_SESSION_ID}`,
      customerEmail: z.email().safeParse(email).success ? email : null,
      expiresAtS: expiresAt.getTime() / 1000,
    };
    const { exclVatCents, vatCents, inclVatCents: amountCents } = price;
    await payments.insert({
      id,
      campaignId,
      weeks,
      ...tariff,
      exclVatCents,
      vatCents,
      amountCents,
      expiresAt,
      request: JSON.stringify(request),
      now,
    });
    await campaignsRepository(tx).note({
      campaignId,
      action: 'payment-started',
      actorId: accountId,
      detail: { paymentId: id },
      now,
    });
    const payment = await payments.find(id);
    if (!payment) throw new Error('a payment that was just written is gone');
    return payment;
  }

  // One transaction, without a call to the provider: the days are held, and what will be asked is written down, before anything is asked.
  function begin(payer: Payer): Promise<Begun> {
    return db.$transaction(async (tx) => {
      const held = await holdPayable(tx, payer);
      const payments = paymentsRepository(tx);
      const now = clock.now();
      const open = await payments.findOpen(held.id);
      if (open !== undefined) {
        if (open.sessionId !== null || canOpen(open.expiresAt, now)) return { payment: open };
        // No session came of it, and none can any more; if one did, its secret reached nobody.
        await payments.settle({
          id: open.id,
          status: 'expired',
          note: null,
          sessionId: null,
          paymentIntentId: null,
          now,
        });
        await payments.freeHold(held.id);
      }
      await assertPayable(tx, payer.accountId, held);
      const { id: campaignId, poiId, startDate, endDate } = held;
      const days = { campaignId, poiId, startDate, endDate };
      if (!(await payments.hold({ ...days, expiresAt: holdEnd(paymentEnd(now)) }))) {
        const stale = await payments.listStale({ ...days, now });
        if (stale.length === 0) throw new Problem('campaign_period_taken');
        return { stale };
      }
      return { payment: await insertAttempt(tx, held, payer) };
    }, transaction);
  }

  /** The session of an open payment, opened if it never was. */
  async function sessionOf(
    payment: Payment,
    payments: Payments,
  ): Promise<PaymentSession | undefined> {
    if (payment.sessionId !== null) return payments.findSession(payment.sessionId);
    if (payment.request === null) return undefined;
    const session = await payments.openSession(payment.request, sessionKey(payment));
    if (await attempts.bind(payment.id, session.id)) return session;
    // Somebody gave it up meanwhile: nobody shall pay for it.
    return payments.closeSession(session.id);
  }

  // Reads again what a payment became, and writes it down. One that never had a session and cannot have one any more is over.
  async function settleAttempt(
    paymentId: string,
    { payments, settlement }: NonNullable<typeof provider>,
  ): Promise<void> {
    const payment = await attempts.find(paymentId);
    if (payment?.status !== 'open') return;
    if (payment.sessionId !== null) await settlement.settleById(payment.sessionId);
    else if (!canOpen(payment.expiresAt, clock.now())) await settlement.giveUp(payment.id);
    else {
      const session = await sessionOf(payment, payments);
      if (session) await settlement.settle(session);
    }
  }

  async function mine(accountId: string, campaignId: string) {
    const campaign = await campaigns.get({ accountId, isModerator: false }, campaignId);
    if (campaign.organisation === null) throw new Problem('campaign_not_found');
    await editorOf(db, accountId, campaign.organisation.id);
    if (provider === undefined) throw new Problem('payments_unavailable');
    return provider;
  }

  return {
    /**
     * "Payer et activer": holds the days, opens a form of the provider, or resumes the one that is open. Problems: those of `mine`,
     * organisation_not_approved, campaign_transition_forbidden (it is active), campaign_not_payable (each field), campaign_period_taken,
     * campaign_payment_open (the money of another means of payment is under way), payments_unavailable.
     */
    start: async (
      accountId: string,
      campaignId: string,
      proOrigin: string,
    ): Promise<PaymentStart> => {
      const known = await mine(accountId, campaignId);
      const { payments, settlement } = known;
      let isTaken = false;
      for (let tries = 0; tries < mostTries; tries += 1) {
        const begun = await begin({ accountId, campaignId, proOrigin });
        isTaken = 'stale' in begun;
        if ('stale' in begun) {
          for (const paymentId of begun.stale) await asking(() => settleAttempt(paymentId, known));
          continue;
        }
        const session = await asking(() => sessionOf(begun.payment, payments));
        if (session?.state === 'open' && session.clientSecret !== null) {
          const { publishableKey, scriptUrl: stripeJsUrl } = payments;
          return {
            clientSecret: session.clientSecret,
            publishableKey,
            stripeJsUrl,
            expiresAt: session.expiresAt.toISOString(),
          };
        }
        if (session?.state === 'pending') throw new Problem('campaign_payment_open');
        if (session !== undefined) await settlement.settle(session);
      }
      // Somebody's money is under way for these days, or nothing that is opened stays open.
      throw new Problem(isTaken ? 'campaign_period_taken' : 'payments_unavailable');
    },

    /**
     * Gives a payment up: its days are free at once. One that was made at the same instant is settled instead. Problems: those of `mine`,
     * campaign_payment_missing, payments_unavailable.
     */
    abandon: async (accountId: string, campaignId: string): Promise<Campaign> => {
      const { payments, settlement } = await mine(accountId, campaignId);
      const payment = await attempts.findOpen(campaignId);
      if (payment === undefined) throw new Problem('campaign_payment_missing');
      await asking(async () => {
        if (payment.sessionId === null && !canOpen(payment.expiresAt, clock.now()))
          return settlement.giveUp(payment.id);
        const session = await sessionOf(payment, payments);
        if (session === undefined) return settlement.giveUp(payment.id);
        const closed = session.state === 'open' ? await payments.closeSession(session.id) : session;
        return settlement.settle(closed, { isAbandoned: true });
      });
      return campaigns.get({ accountId, isModerator: false }, campaignId);
    },

    /** What became of the payment, read again from the provider. Problems: those of `mine`, campaign_payment_missing, payments_unavailable. */
    settle: async (accountId: string, campaignId: string): Promise<Campaign> => {
      const { settlement } = await mine(accountId, campaignId);
      const payment = await attempts.findLast(campaignId);
      if (payment === undefined) throw new Problem('campaign_payment_missing');
      const { sessionId } = payment;
      const isUndecided = payment.status === 'open' || payment.status === 'expired';
      if (sessionId !== null && isUndecided) await asking(() => settlement.settleById(sessionId));
      return campaigns.get({ accountId, isModerator: false }, campaignId);
    },
  };
}

export type CampaignPaymentsService = ReturnType<typeof campaignPaymentsService>;
