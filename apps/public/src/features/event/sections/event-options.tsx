import type { Poi } from '@parages/contracts/types';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { optionLabels } from '@parages/contracts/vocabulary/themes/options.fr';
import { type Fact, FactList } from '@parages/ui/fact-list/fact-list';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';
import classes from '../event.module.css';

// The prices section already shows whether the event is free.
const options = poiOptions.filter((option) => option !== 'free');

export function EventOptions({ poi }: { poi: Poi }) {
  const { t } = useTranslation('event');
  const local = useLocal({ optionLabels });
  const isKnown = (option: (typeof options)[number]) => poi.knownOptions.includes(option);
  const facts = options.filter(isKnown).map((option): Fact => {
    const state = poi.options.includes(option) ? 'yes' : 'no';
    return { key: option, term: local.optionLabels[option], value: t(state), state };
  });
  const unknown = options.filter((option) => !isKnown(option));
  const names = unknown.map((option) => local.optionLabels[option]).join(' · ');
  return (
    <>
      {facts.length > 0 && <FactList facts={facts} />}
      {unknown.length > 0 && (
        <p className={classes.unknown}>{t('unknownOptions', { options: names })}</p>
      )}
    </>
  );
}
