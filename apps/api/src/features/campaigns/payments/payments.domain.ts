import type { CampaignPrice } from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { campaignLimits } from '@parages/contracts/vocabulary/limits';
import type { SessionRequest } from '../../../gateways/payments/payments.ts';

const minuteMs = 60_000;
const secondMs = 1000;
const { paymentMinutes, graceMinutes } = campaignLimits;
// The provider's shortest session is 30 minutes; one more for the call itself.
const minSessionMs = 31 * minuteMs;

/** In whole seconds, like the expiry of the provider's session. */
export const paymentEnd = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / secondMs) * secondMs + paymentMinutes * minuteMs);

/**
 * Later than the end of the payment: a buyer may pay in the last second, and the provider's event
 * arrives later.
 */
export const holdEnd = (expiresAt: Date): Date =>
  new Date(expiresAt.getTime() + graceMinutes * minuteMs);

export const canOpenSession = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() >= minSessionMs;

export function linesOf(
  name: string,
  weeks: number,
  { inclVatCents }: Pick<CampaignPrice, 'inclVatCents'>,
): SessionRequest['lines'] {
  const week = inclVatCents / weeks;
  return Number.isInteger(week)
    ? [{ name, unitCents: week, quantity: weeks }]
    : [{ name, unitCents: inclVatCents, quantity: 1 }];
}

/** Idempotency key of the session of an attempt. */
export const sessionKey = ({
  campaignId,
  attempt,
}: {
  campaignId: string;
  attempt: number;
}): string => `campaign-${campaignId}-a${attempt}`;

/** Idempotency key of the refund of a payment. */
export const refundKey = (paymentId: string): string => `refund-${paymentId}`;

/** Idempotency key of a refund of a part of a payment; `made` counts the refunds before it. */
export const partKey = (paymentId: string, made: number): string => `refund-${paymentId}-${made}`;

/**
 * Why a payment did not activate its campaign. `paid_twice_refund`: the campaign was active before.
 * The service refunds the payment, except for `amount_mismatch`.
 */
export type Anomaly =
  | 'amount_mismatch'
  | 'slot_lost_refund'
  | 'paid_twice_refund'
  | 'campaign_gone_refund';

export const isRefundDue = (note: string | null): boolean => note?.endsWith('_refund') === true;
