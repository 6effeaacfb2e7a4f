import { type PoiOption, poiOptions } from '@parages/contracts/vocabulary/themes/options';

/** What a poi offers and what is known about it at all: an option nobody told about stands in neither list. */
export type OptionKnowledge = { options: PoiOption[]; knownOptions: PoiOption[] };

/** Turns what is known of each option (undefined = nothing) into the two lists. */
export function toOptionKnowledge(
  known: Readonly<Partial<Record<PoiOption, boolean | undefined>>>,
): OptionKnowledge {
  return {
    options: poiOptions.filter((option) => known[option] === true),
    knownOptions: poiOptions.filter((option) => known[option] !== undefined),
  };
}
