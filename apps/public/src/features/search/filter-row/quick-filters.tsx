import type { PoiFacets } from '@parages/contracts/types';
import {
  type DatePreset,
  datePresets,
  findPreset,
  presetRange,
} from '@parages/contracts/vocabulary/dates/date-presets';
import type { PoiOption } from '@parages/contracts/vocabulary/themes/options';
import { painted } from '@parages/ui/after-paint/after-paint';
import { PresetChips } from '@parages/ui/chips/preset-chips';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { OptionToggles } from '@parages/ui/option-toggles/option-toggles';
import { ShownAtOnce } from '@parages/ui/shown-at-once/shown-at-once';
import { useTranslation } from 'react-i18next';
import { useDateWords } from '../use-date-words.ts';
import { useWantedFilters } from '../use-filters.ts';
import { useOptionChoices } from '../use-option-choices.ts';
import { focusBeside } from './focus-beside.ts';

export type QuickFiltersProps = {
  facets: PoiFacets | null | undefined;
  onCustomDates: () => void;
};

export function QuickFilters({ facets, onCustomDates }: QuickFiltersProps) {
  const { t } = useTranslation('search');
  const dateWords = useDateWords();
  const { wanted, now, change } = useWantedFilters();
  const { dates } = wanted;
  const optionChoices = useOptionChoices(facets);
  const current = dates && (findPreset(dates, now) ?? 'custom');
  const presets = datePresets.map((value) => ({
    value,
    label: t(`presets.${value}`),
    ...(facets && { count: facets.datePresets[value] }),
  }));
  const custom = {
    value: 'custom',
    label: dates && current === 'custom' ? dateWords(dates) : t('otherDates'),
  } as const;
  // The chip is painted as pressed before the rest of the page follows.
  const choose = async (value: DatePreset | 'custom' | null): Promise<void> => {
    await painted();
    if (value !== 'custom') change({ dates: value && presetRange(value, now) });
  };
  const chooseOptions = async (options: PoiOption[]): Promise<void> => {
    await painted();
    change({ options });
  };
  return (
    <>
      <ShownAtOnce value={current} onChange={choose}>
        {(shown, showAndChange) => (
          <PresetChips
            label={t('when')}
            options={[...presets, custom]}
            value={shown}
            // Pressing "custom" again opens the days for editing instead of clearing them.
            onChange={(value) =>
              value === 'custom' || (value === null && shown === 'custom')
                ? onCustomDates()
                : showAndChange(value)
            }
          />
        )}
      </ShownAtOnce>
      {dates && current === 'custom' && (
        <IconButton
          icon="close"
          label={`${t('remove')} ${dateWords(dates)}`}
          variant="outline"
          onClick={() => {
            focusBeside();
            change({ dates: null });
          }}
        />
      )}
      <ShownAtOnce value={wanted.options} onChange={chooseOptions}>
        {(values, onChange) => (
          <OptionToggles
            label={t('options')}
            options={optionChoices}
            values={values}
            onChange={onChange}
          />
        )}
      </ShownAtOnce>
    </>
  );
}
