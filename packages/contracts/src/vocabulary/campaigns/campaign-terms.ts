import { shiftDay } from '../dates/date-presets.ts';

/** The period of a campaign: its first day, `yyyy-MM-dd`, and its number of weeks. */
export type CampaignPeriod = { startDate: string; weeks: number };

/** The price of one week, excluding VAT, and the VAT rate, null when the seller is exempt. */
export type CampaignTariff = { weeklyRateCents: number; vatPercent: number | null };

export type CampaignPrice = { exclVatCents: number; vatCents: number; inclVatCents: number };

const daysOfWeek = 7;
const percent = 100;

/** The last day of a campaign, included. */
export const campaignEnd = ({ startDate, weeks }: CampaignPeriod): string =>
  shiftDay(startDate, daysOfWeek * weeks - 1);

/** The price of a number of weeks. VAT is rounded once, for the sum of the weeks. */
export function campaignPrice(
  weeks: number,
  { weeklyRateCents, vatPercent }: CampaignTariff,
): CampaignPrice {
  const exclVatCents = weeks * weeklyRateCents;
  const vatCents = Math.round((exclVatCents * (vatPercent ?? 0)) / percent);
  return { exclVatCents, vatCents, inclVatCents: exclVatCents + vatCents };
}
