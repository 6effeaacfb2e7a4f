import type { CampaignOffer, PoiCampaigns } from '@parages/contracts/types';
import { type CampaignPeriod, campaignEnd } from '@parages/contracts/vocabulary/campaign-terms';
import { isDay, shiftDay } from '@parages/contracts/vocabulary/date-presets';

export type Occupied = PoiCampaigns['occupied'][number];

/** The first campaign of the event that a period meets; its own hold is none. */
export const findClash = (period: CampaignPeriod, occupied: readonly Occupied[]): Occupied | undefined =>
  occupied.find(({ startDate, endDate }) => startDate <= campaignEnd(period) && period.startDate <= endDate);

/** The first day from which so many weeks are free; undefined when there is none before the last one. */
export function findFreeStart(period: CampaignPeriod, occupied: readonly Occupied[], last: string): string | undefined {
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
): CampaignPeriod {
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
