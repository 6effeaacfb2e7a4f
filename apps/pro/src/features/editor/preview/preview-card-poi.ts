import type { OrganiserPoi } from '@parages/contracts/types';
import { lastDayOf } from '@parages/contracts/vocabulary/events/occurrences';
import { pricesBounds } from '@parages/contracts/vocabulary/prices/price-bounds';
import type { CardPoi } from '@parages/ui/poi-card/card-facts';
import type { Values } from '../editor-tabs.ts';

type Period = Values['dates']['periods'][number];

const begins = ({ startDate, startTime }: Period): string => `${startDate}${startTime ?? ''}`;

// The current or next period, or the last one of a past event. Skips periods that lack their first
// or last day.
function shownPeriod(periods: readonly Period[], today: string): Period | undefined {
  const complete = periods
    .filter(({ startDate, endDate }) => startDate !== '' && endDate !== '')
    .sort((one, other) => begins(one).localeCompare(begins(other)));
  return complete.find((period) => lastDayOf(period) >= today) ?? complete.at(-1);
}

export function previewCardPoi(
  { categories, dates, place, prices }: Values,
  poi: OrganiserPoi,
  today: string,
): CardPoi {
  const period = dates.isPermanent ? undefined : shownPeriod(dates.periods, today);
  // Skips prices without an amount, or with one that is no number.
  const amounts = prices.prices.filter(
    ({ minPriceCents, maxPriceCents }) =>
      (minPriceCents !== null || maxPriceCents !== null) &&
      !Number.isNaN(minPriceCents) &&
      !Number.isNaN(maxPriceCents),
  );
  return {
    label: dates.label.trim(),
    theme: categories.themes[0] ?? null,
    isPermanent: dates.isPermanent,
    startDate: period?.startDate ?? null,
    endDate: period ? lastDayOf(period) : null,
    poiTime: period?.startTime ?? null,
    locality: place.locality?.trim() || null,
    liveState: poi.liveState,
    isFree: prices.isFree,
    ...pricesBounds(prices.isFree, amounts),
    mainMediaFocal: poi.images[0]?.focal ?? null,
  };
}
