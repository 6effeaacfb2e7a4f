import type { Poi } from '@parages/contracts/types';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { optionLabels } from '@parages/contracts/vocabulary/themes/options.fr';
import { type Fact, FactList } from '@parages/ui/fact-list/fact-list';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';

// The prices section already shows whether the event is free.
const options = poiOptions.filter((option) => option !== 'free');

export function EventOptions({ poi }: { poi: Poi }) {
  const { t } = useTranslation('event');
  const local = useLocal({ optionLabels });
  const facts = options.map((option): Fact => {
    const state = poi.options.includes(option)
      ? 'yes'
      : poi.knownOptions.includes(option)
        ? 'no'
        : 'unknown';
    return { key: option, term: local.optionLabels[option], value: t(state), state };
  });
  return <FactList facts={facts} />;
}
