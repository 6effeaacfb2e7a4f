import type { PoiFacets } from '@parages/contracts/types';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { optionLabels } from '@parages/contracts/vocabulary/themes/options.fr';
import { useLocal } from '../../lib/i18n/local.ts';

/** The options of events for `OptionToggles`; quiet are those that no event is known to have. */
export function useOptionChoices(facets: PoiFacets | null | undefined) {
  const local = useLocal({ optionLabels });
  return poiOptions.map((value) => ({
    value,
    label: local.optionLabels[value],
    isQuiet: facets?.options[value]?.yes === 0,
  }));
}
