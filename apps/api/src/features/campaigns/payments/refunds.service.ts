import {
  type Payments,
  PaymentsRefusal,
  type ProviderRefund,
} from '../../../gateways/payments/payments.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database.ts';
import type { CampaignMailsService } from '../campaign-mails.service.ts';
import { campaignsRepository } from '../campaigns.repository.ts';
import type { InvoicingService } from '../invoices/invoicing.service.ts';
import { isOwedBack, refundKey } from './payments.domain.ts';
import { type Payment, paymentsRepository } from './payments.repository.ts';
import { refundsRepository } from './refunds.repository.ts';
import { UnknownPayment } from './settlement.service.ts';

export type RefundsDeps = {
  db: Db;
  clock: Clock;
  payments: Payments;
  invoicing: InvoicingService;
  mails: CampaignMailsService;
  onAnomaly: (facts: object, message: string) => void;
};

const transaction = { maxWait: 10_000, timeout: 15_000 };

/** Money given back, by us when a campaign could not begin, or by the team at the provider's desk. */
export function refundsService({ db, clock, payments, invoicing, mails, onAnomaly }: RefundsDeps) {
  /** Writes down a refund that was just read; its credit note is written once it went through. @throws {UnknownPayment} */
  function settle(refund: ProviderRefund): Promise<void> {
    return db.$transaction(async (tx) => {
      const attempts = paymentsRepository(tx);
      const paymentId =
        refund.paymentIntentId === null
          ? undefined
          : await attempts.findIdOfIntent(refund.paymentIntentId);
      if (paymentId === undefined || !(await attempts.lock(paymentId)))
        throw new UnknownPayment(`refund ${refund.id} is of no payment of ours`);
      const payment = await attempts.find(paymentId);
      const campaign = payment && (await attempts.findCampaign(payment.campaignId));
      if (!payment || !campaign)
        throw new UnknownPayment(`refund ${refund.id} is of no campaign of ours`);
      const [now, refunds] = [clock.now(), refundsRepository(tx)];
      await refunds.save({
        id: refund.id,
        paymentId,
        amountCents: refund.amountCents,
        status: refund.status,
        now,
      });
      if (refund.status === 'failed')
        onAnomaly(
          { refundId: refund.id, paymentId },
          'a refund failed: the team gives it back otherwise',
        );
      if (refund.status !== 'succeeded') return;
      const { refundedCents } = await refunds.sumOf(paymentId);
      if (refundedCents >= payment.amountCents && payment.status !== 'refunded')
        await refunds.markRefunded(paymentId);
      const written = await invoicing.issueCreditNote(tx, payment, refund, now);
      if (written === undefined) return;
      const detail = { paymentId, refundId: refund.id, number: written.number };
      await campaignsRepository(tx).note({
        campaignId: campaign.id,
        action: 'refunded',
        actorId: null,
        detail,
        now,
      });
      const told = {
        refundId: refund.id,
        number: written.number,
        totalCents: refund.amountCents,
        isLost: isOwedBack(payment.note),
      };
      await mails.tellRefunded(tx, campaign, told);
    }, transaction);
  }

  /** Reads a refund again and writes it down. @throws {UnknownPayment} @throws {PaymentsAway} */
  async function settleById(refundId: string): Promise<void> {
    const refund = await payments.findRefund(refundId);
    if (!refund) throw new UnknownPayment(`the provider knows no refund ${refundId}`);
    await settle(refund);
  }

  /** Gives back what came and could not be used; once, however often it is asked. */
  async function giveBack({ id, paymentIntentId, note }: Payment): Promise<void> {
    if (paymentIntentId === null || !isOwedBack(note)) return;
    const { isUnderWay } = await refundsRepository(db).sumOf(id);
    if (isUnderWay) return;
    try {
      await settle(await payments.refund(paymentIntentId, refundKey(id)));
    } catch (error) {
      // Somebody was faster at the provider's desk: the notice of that refund comes by itself.
      if (!(error instanceof PaymentsRefusal && error.code === 'charge_already_refunded'))
        throw error;
    }
  }

  return {
    settle,
    settleById,
    giveBack,
    listUnsettled: () => refundsRepository(db).listUnsettled(),
  };
}

export type RefundsService = ReturnType<typeof refundsService>;
