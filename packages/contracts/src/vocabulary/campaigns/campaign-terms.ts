import { shiftDay } from '../dates/date-presets.ts';

/** What is chosen of a campaign: its first day, `yyyy-MM-dd`, and how many weeks. */
export type CampaignPeriod = { startDate: string; weeks: number };

/** What a week costs, excluding VAT, and the VAT on it; null where the seller is exempt. */
export type CampaignTariff = { weeklyRateCents: number; vatPercent: number | null };

/** In integer cents. */
export type CampaignPrice = { exclVatCents: number; vatCents: number; inclVatCents: number };

const daysOfWeek = 7;
const percent = 100;

/** The last day of a campaign, included. */
export const campaignEnd = ({ startDate, weeks }: CampaignPeriod): string =>
  shiftDay(startDate, daysOfWeek * weeks - 1);

/** What so many weeks cost. VAT is rounded once, on the line. */
export function campaignPrice(
  weeks: number,
  { weeklyRateCents, vatPercent }: CampaignTariff,
): CampaignPrice {
  const exclVatCents = weeks * weeklyRateCents;
  const vatCents = Math.round((exclVatCents * (vatPercent ?? 0)) / percent);
  return { exclVatCents, vatCents, inclVatCents: exclVatCents + vatCents };
}
