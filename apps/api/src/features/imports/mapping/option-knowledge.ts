import { type PoiOption, poiOptions } from '@parages/contracts/vocabulary/themes/options';

/** `knownOptions` are those with a known answer, `options` those with the answer yes. */
export type OptionKnowledge = { options: PoiOption[]; knownOptions: PoiOption[] };

export function toOptionKnowledge(
  known: Readonly<Partial<Record<PoiOption, boolean | undefined>>>,
): OptionKnowledge {
  return {
    options: poiOptions.filter((option) => known[option] === true),
    knownOptions: poiOptions.filter((option) => known[option] !== undefined),
  };
}
