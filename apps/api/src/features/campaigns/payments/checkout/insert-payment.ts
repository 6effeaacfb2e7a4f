import {
  type CampaignPrice,
  type CampaignTariff,
  campaignPrice,
} from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { SessionRequest } from '../../../../gateways/payments/payments.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { campaignsRepository, type LockedCampaign } from '../../campaigns.repository.ts';
import { linesOf, paymentEnd } from '../payments.domain.ts';
import { type Payment, paymentsRepository } from '../payments.repository.ts';
import { lineName } from './payment-words.fr.ts';

export type InsertPaymentDeps = { tariff: CampaignTariff };

/** `proOrigin` is the origin of the professional site, to which the provider redirects. */
export type Payer = { accountId: string; campaignId: string; proOrigin: string };
export type PayableCampaign = LockedCampaign & { organisationId: string; poiId: string };

type SessionFacts = {
  paymentId: string;
  campaign: PayableCampaign;
  price: CampaignPrice;
  proOrigin: string;
  customerEmail: string | null;
  expiresAt: Date;
};

const requestOf = ({
  paymentId,
  campaign,
  price,
  proOrigin,
  customerEmail,
  expiresAt,
}: SessionFacts): SessionRequest => ({
  paymentId,
  campaignId: campaign.id,
  lines: linesOf(lineName(campaign), campaign.weeks, price),
  returnUrl: `${proOrigin}/org/campaigns/${campaign.id}?session_id={CHECKOUT_SESSION_ID}`,
  customerEmail,
  expiresAtS: expiresAt.getTime() / 1000,
});

export const insertPayment =
  ({ tariff }: InsertPaymentDeps) =>
  async (
    tx: Transaction,
    campaign: PayableCampaign,
    { accountId, proOrigin }: Payer,
    now: Date,
  ): Promise<Payment> => {
    const id = uuidv7({ msecs: now.getTime() });
    const expiresAt = paymentEnd(now);
    const price = campaignPrice(campaign.weeks, tariff);
    const payments = paymentsRepository(tx);
    const email = await payments.findPayerEmail(campaign.organisationId);
    const request = requestOf({
      paymentId: id,
      campaign,
      price,
      proOrigin,
      customerEmail: z.email().safeParse(email).data ?? null,
      expiresAt,
    });
    await payments.insert({
      id,
      campaignId: campaign.id,
      weeks: campaign.weeks,
      ...tariff,
      exclVatCents: price.exclVatCents,
      vatCents: price.vatCents,
      amountCents: price.inclVatCents,
      expiresAt,
      request: JSON.stringify(request),
      now,
    });
    await campaignsRepository(tx).note({
      campaignId: campaign.id,
      action: 'payment-started',
      actorId: accountId,
      detail: { paymentId: id },
      now,
    });
    const payment = await payments.find(id);
    if (!payment) throw new Error(`payment ${id} was just inserted and cannot be read`);
    return payment;
  };
