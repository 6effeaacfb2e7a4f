import { type PoiFigureError, poiFigures } from './poi-figures.ts';
import type { PoiTab } from './poi-tabs.ts';

const figureErrorTabs = Object.fromEntries(
  Object.values(poiFigures).map(({ error }) => [error, 'dates']),
) as Record<PoiFigureError, 'dates'>;

/**
 * The errors of an event, each with the tab where the organiser corrects it. The errors of
 * `missingIn` block only a submission; the others also block a save.
 */
export const poiErrorTabs = {
  label_missing: 'dates',
  label_too_long: 'dates',
  description_too_long: 'dates',
  period_date_missing: 'dates',
  period_start_after_end: 'dates',
  periods_missing: 'dates',
  periods_too_many: 'dates',
  ...figureErrorTabs,
  ages_reversed: 'dates',
  themes_missing: 'categories',
  themes_too_many: 'categories',
  feature_unknown: 'categories',
  option_contradictory: 'categories',
  position_missing: 'place',
  longitude_out_of_bounds: 'place',
  latitude_out_of_bounds: 'place',
  prices_missing: 'prices',
  price_invalid: 'prices',
  price_min_above_max: 'prices',
  price_start_after_end: 'prices',
  free_with_prices: 'prices',
  images_missing: 'images',
  images_too_many: 'images',
  contact_entries_too_many: 'contacts',
  contact_email_invalid: 'contacts',
  contact_phone_invalid: 'contacts',
  contact_website_invalid: 'contacts',
  tour_figure_invalid: 'traces',
  tour_altitudes_reversed: 'traces',
} as const satisfies Record<string, PoiTab>;

export type PoiErrorCode = keyof typeof poiErrorTabs;

export const poiErrorCodes = Object.keys(poiErrorTabs) as [PoiErrorCode, ...PoiErrorCode[]];

/**
 * An error; `field` is a JSON pointer into the event, whose first part is the tab, such as
 * `/dates/periods/0/endDate`.
 */
export type PoiError = { tab: PoiTab; field: string; code: PoiErrorCode };
