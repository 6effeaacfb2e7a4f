import type { PoiFacets } from '@parages/contracts/types';
import {
  datePresets,
  findPreset,
  presetRange,
} from '@parages/contracts/vocabulary/dates/date-presets';
import { PresetChips } from '@parages/ui/chips/preset-chips';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { OptionToggles } from '@parages/ui/option-toggles/option-toggles';
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
  // Pressing "custom" again opens the days for editing instead of clearing them.
  const choose = (value: (typeof datePresets)[number] | 'custom' | null) =>
    value === 'custom' || (value === null && current === 'custom')
      ? onCustomDates()
      : change({ dates: value && presetRange(value, now) });
  return (
    <>
      <PresetChips
        label={t('when')}
        options={[...presets, custom]}
        value={current}
        onChange={choose}
      />
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
      <OptionToggles
        label={t('options')}
        options={optionChoices}
        values={wanted.options}
        onChange={(options) => change({ options })}
      />
    </>
  );
}
