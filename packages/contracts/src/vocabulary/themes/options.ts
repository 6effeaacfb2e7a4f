/**
 * The five option filters, in the order of the specification. The option at index n is bit n of the
 * option masks: never reorder, only append.
 */
export const poiOptions = ['pmr', 'pets-allowed', 'kids-friendly', 'outside', 'free'] as const;

export type PoiOption = (typeof poiOptions)[number];

export const isPoiOption = (value: string): value is PoiOption =>
  (poiOptions as readonly string[]).includes(value);

/** The bit mask of a list of options, as stored in `poi_search.options`. */
export const optionMask = (options: readonly PoiOption[]): number =>
  options.reduce((mask, option) => mask | (1 << poiOptions.indexOf(option)), 0);
