import type { CampaignPrice } from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { campaignLimits } from '@parages/contracts/vocabulary/limits';
import type { SessionRequest } from '../../../gateways/payments/payments.ts';

const minuteMs = 60_000;
const secondMs = 1000;
const { paymentMinutes, graceMinutes } = campaignLimits;
// The provider opens no session for less; a minute for the call itself.
const shortestMs = 31 * minuteMs;

/**
 * Until when a payment that begins now may be made: a whole second, for the provider counts those.
 */
export const paymentEnd = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / secondMs) * secondMs + paymentMinutes * minuteMs);

/**
 * Until when the days are held: somebody may press the button in the last second, and the news of
 * it take its time.
 */
export const holdEnd = (expiresAt: Date): Date =>
  new Date(expiresAt.getTime() + graceMinutes * minuteMs);

/** Whether a session can still be opened for a payment that has none. */
export const canOpen = (expiresAt: Date, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() >= shortestMs;

/** The amount as lines of so many weeks, when the week is a whole number of cents; else as one. */
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

/** The key under which the session of an attempt is opened, however often it is asked for. */
export const sessionKey = ({
  campaignId,
  attempt,
}: {
  campaignId: string;
  attempt: number;
}): string => `campaign-${campaignId}-a${attempt}`;

/** The key under which a payment is given back, once. */
export const refundKey = (paymentId: string): string => `refund-${paymentId}`;

/**
 * Why the money came and the campaign did not begin; all but the first are given back by
 * themselves.
 */
export type Anomaly =
  | 'amount_mismatch'
  | 'slot_lost_refund'
  | 'paid_twice_refund'
  | 'campaign_gone_refund';

/** Whether the money is to be given back, by what was noted of its payment. */
export const isOwedBack = (note: string | null): boolean => note?.endsWith('_refund') === true;
