import type { Campaign, CampaignOffer, PoiCampaigns } from '@parages/contracts/types';
import { isDay, shiftDay } from '@parages/contracts/vocabulary/date-presets';

/** What is chosen: a first day, `yyyy-MM-dd`, and how many weeks. */
export type Period = { startDate: string; weeks: number };
export type Occupied = PoiCampaigns['occupied'][number];

const daysOfWeek = 7;
const percent = 100;

/** The last day of a campaign, included. */
export const endOf = ({ startDate, weeks }: Period): string => shiftDay(startDate, daysOfWeek * weeks - 1);

/** What so many weeks cost today, as the service will ask it: VAT is rounded once, on the line. */
export function priceOf(weeks: number, { weeklyRateCents, vatPercent }: CampaignOffer): Campaign['price'] {
  const exclVatCents = weeks * weeklyRateCents;
  const vatCents = Math.round((exclVatCents * (vatPercent ?? 0)) / percent);
  return { exclVatCents, vatCents, inclVatCents: exclVatCents + vatCents };
}

/** The first campaign of the event that a period meets; its own hold is none. */
export const findClash = (period: Period, occupied: readonly Occupied[]): Occupied | undefined =>
  occupied.find(({ startDate, endDate }) => startDate <= endOf(period) && period.startDate <= endDate);

/** The first day from which so many weeks are free; undefined when there is none before the last one. */
export function findFreeStart(period: Period, occupied: readonly Occupied[], last: string): string | undefined {
  const ordered = occupied.toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  let { startDate } = period;
  for (let clash = findClash(period, ordered); clash; clash = findClash({ ...period, startDate }, ordered))
    startDate = shiftDay(clash.endDate, 1);
  return startDate <= last ? startDate : undefined;
}

/** The days a campaign may begin: from today, within a year, and before the event is over. */
export const startBounds = ({ firstDay, lastDay }: CampaignOffer, eventLastDay: string | null): { min: string; max: string } => ({
  min: firstDay,
  max: eventLastDay !== null && eventLastDay < lastDay ? eventLastDay : lastDay,
});

/** The period of an address, within what is offered. */
export function readPeriod(
  search: URLSearchParams,
  offer: CampaignOffer,
  occupied: readonly Occupied[],
  eventLastDay: string | null,
): Period {
  const { min, max } = startBounds(offer, eventLastDay);
  const told = Number(search.get('weeks'));
  const weeks = Number.isInteger(told) && told >= offer.minWeeks && told <= offer.maxWeeks ? told : offer.minWeeks;
  const start = search.get('start') ?? '';
  if (isDay(start) && start >= min && start <= max) return { startDate: start, weeks };
  return { startDate: findFreeStart({ startDate: min, weeks }, occupied, max) ?? min, weeks };
}

/** The day itself, or the nearest bound. ISO days compare as texts. */
export function within(day: string, { min, max }: { min: string; max: string }): string {
  if (day < min) return min;
  return day > max ? max : day;
}
