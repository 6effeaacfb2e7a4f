import { formatDateFilter } from '@parages/contracts/vocabulary/dates/date-filter';
import { datePresets, presetRange } from '@parages/contracts/vocabulary/dates/date-presets';
import { furtherSpansAt } from '@parages/contracts/vocabulary/dates/further-spans';
import { limits } from '@parages/contracts/vocabulary/limits';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { optionLabels } from '@parages/contracts/vocabulary/themes/options.fr';
import { formatKilometres } from '@parages/ui/format/distance.fr';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import classes from './search.module.css';
import { TraitSelect } from './traits/trait-fields.tsx';
import { useTraitWords } from './traits/use-trait-words.ts';
import { useDateWords } from './use-date-words.ts';
import { useFilters } from './use-filters.ts';

/**
 * The place, the radius, the dates, the traits and the options, as fields of the search form for
 * browsers without scripts. Boxes have a name of their own, since the form also has the current
 * options. Memoised: a pressed filter, whose navigation has not started, changes none of them.
 */
export const PlainFields = memo(() => {
  const { t } = useTranslation('search');
  const local = useLocal({ optionLabels, formatKilometres });
  const dateWords = useDateWords();
  const words = useTraitWords();
  const { filters, now } = useFilters();
  const spans = [
    ...datePresets.map((name) => ({ name, ...presetRange(name, now) })),
    ...furtherSpansAt(now),
  ];
  const chosen = filters.dates && formatDateFilter(filters.dates);
  // Days from a link or from the calendar that match none of them stay selected.
  const ownDays = spans.some((days) => formatDateFilter(days) === chosen) ? null : filters.dates;
  return (
    <noscript>
      <div className={classes.plain}>
        <label>
          {t('place')} <input type="search" name="place" placeholder={t('placePlaceholder')} />
        </label>
        <label>
          {t('radius')}{' '}
          <select name="dist" defaultValue={filters.distanceKm}>
            {limits.radius.steps.map((km) => (
              <option key={km} value={km}>
                {local.formatKilometres(km)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('when')}{' '}
          <select name="dates" defaultValue={chosen ?? ''}>
            <option value="">{t('anyDate')}</option>
            {ownDays && <option value={formatDateFilter(ownDays)}>{dateWords(filters)}</option>}
            {spans.map((days) => (
              <option key={days.name} value={formatDateFilter(days)}>
                {t(`presets.${days.name}`)}
              </option>
            ))}
          </select>
        </label>
        <TraitSelect words={words.price} name="price" defaultValue={filters.maxPrice ?? ''} />
        <TraitSelect words={words.age} name="age" defaultValue={filters.age ?? ''} />
        <TraitSelect words={words.part} name="part" defaultValue={filters.partOfDay ?? ''} />
        {poiOptions.map((option) => (
          <label key={option}>
            <input
              type="checkbox"
              name="opt"
              value={option}
              defaultChecked={filters.options.includes(option)}
            />{' '}
            {local.optionLabels[option]}
          </label>
        ))}
      </div>
    </noscript>
  );
});
