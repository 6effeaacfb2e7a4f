import type { CampaignOffer, PoiCampaigns } from '@parages/contracts/types';
import {
  type CampaignPeriod,
  campaignEnd,
} from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { isDay, shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';

export type Occupied = PoiCampaigns['occupied'][number];

/** The first campaign of the event that a period meets; its own hold is none. */
export const findClash = (
  period: CampaignPeriod,
  occupied: readonly Occupied[],
): Occupied | undefined =>
  occupied.find(
    ({ startDate, endDate }) => startDate <= campaignEnd(period) && period.startDate <= endDate,
  );

/** The first day from which so many weeks are free; undefined when there is none before the last one. */
export function findFreeStart(
  period: CampaignPeriod,
  occupied: readonly Occupied[],
  last: string,
): string | undefined {
  const ordered = occupied.toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  let { startDate } = period;
  for (
    let clash = findClash(period, ordered);
    clash;
    clash = findClash({ ...period, startDate }, ordered)
  )
    startDate = shiftDay(clash.endDate, 1);
  return startDate <= last ? startDate : undefined;
}

/** The days a campaign may begin: from today, within a year, and before the event is over. */
export const startBounds = (
  { firstDay, lastDay }: CampaignOffer,
  eventLastDay: string | null,
): { min: string; max: string } => ({
  min: firstDay,
  max: eventLastDay !== null && eventLastDay < lastDay ? eventLastDay : lastDay,
});

/** A period within what is offered: another length is the shortest, another day the first that is free. */
export function fitPeriod(
  { startDate, weeks: told }: CampaignPeriod,
  offer: CampaignOffer,
  occupied: readonly Occupied[],
  eventLastDay: string | null,
): CampaignPeriod {
  const { min, max } = startBounds(offer, eventLastDay);
  const weeks =
    Number.isInteger(told) && told >= offer.minWeeks && told <= offer.maxWeeks
      ? told
      : offer.minWeeks;
  if (isDay(startDate) && startDate >= min && startDate <= max) return { startDate, weeks };
  return { startDate: findFreeStart({ startDate: min, weeks }, occupied, max) ?? min, weeks };
}

/** The period that an address names. */
export const readPeriod = (search: URLSearchParams): CampaignPeriod => ({
  startDate: search.get('start') ?? '',
  weeks: Number(search.get('weeks')),
});

/** The day itself, or the nearest bound. ISO days compare as texts. */
export function within(day: string, { min, max }: { min: string; max: string }): string {
  if (day < min) return min;
  return day > max ? max : day;
}
