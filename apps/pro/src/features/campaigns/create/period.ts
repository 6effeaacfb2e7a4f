import type { CampaignOffer, PoiCampaigns } from '@parages/contracts/types';
import {
  type CampaignPeriod,
  campaignEnd,
} from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { isDay, shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';

export type Occupied = PoiCampaigns['occupied'][number];

export const findClash = (
  period: CampaignPeriod,
  occupied: readonly Occupied[],
): Occupied | undefined =>
  occupied.find(
    ({ startDate, endDate }) => startDate <= campaignEnd(period) && period.startDate <= endDate,
  );

/**
 * The first day from the start of `period` on with enough free weeks; undefined when it is after
 * `last`.
 */
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

export const startBounds = (
  { firstDay, lastDay }: CampaignOffer,
  eventLastDay: string | null,
): { min: string; max: string } => ({
  min: firstDay,
  max: eventLastDay !== null && eventLastDay < lastDay ? eventLastDay : lastDay,
});

/**
 * Fits a period to the offer. A length outside the offer becomes the shortest one. A start outside
 * `startBounds` becomes the first day from which no other campaign overlaps the period, or the
 * first allowed day when there is none.
 */
export function fitPeriod(
  { startDate, weeks: wanted }: CampaignPeriod,
  offer: CampaignOffer,
  occupied: readonly Occupied[],
  eventLastDay: string | null,
): CampaignPeriod {
  const { min, max } = startBounds(offer, eventLastDay);
  const weeks =
    Number.isInteger(wanted) && wanted >= offer.minWeeks && wanted <= offer.maxWeeks
      ? wanted
      : offer.minWeeks;
  if (isDay(startDate) && startDate >= min && startDate <= max) return { startDate, weeks };
  return { startDate: findFreeStart({ startDate: min, weeks }, occupied, max) ?? min, weeks };
}

/** The period named in the URL, not validated. */
export const readPeriod = (search: URLSearchParams): CampaignPeriod => ({
  startDate: search.get('start') ?? '',
  weeks: Number(search.get('weeks')),
});

/** The days are `yyyy-MM-dd`, so that they compare as texts. */
export function within(day: string, { min, max }: { min: string; max: string }): string {
  if (day < min) return min;
  return day > max ? max : day;
}
