import type { PoiFacets } from '@parages/contracts/types';
import {
  type DatePreset,
  datePresets,
  presetRange,
} from '@parages/contracts/vocabulary/dates/date-presets';
import type { PoiOption } from '@parages/contracts/vocabulary/themes/options';
import { painted } from '@parages/ui/after-paint/after-paint';
import { PresetChips } from '@parages/ui/chips/preset-chips';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { OptionToggles } from '@parages/ui/option-toggles/option-toggles';
import { ShownAtOnce } from '@parages/ui/shown-at-once/shown-at-once';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { presetOn } from '../../../lib/search/landing-path.ts';
import { useDateWords } from '../use-date-words.ts';
import { useWantedFilters } from '../use-filters.ts';
import { useOptionChoices } from '../use-option-choices.ts';
import { focusBeside } from './focus-beside.ts';
import { isTonight, tonightAt } from './tonight.ts';

export type QuickFiltersProps = {
  facets: PoiFacets | null | undefined;
  onCustomDates: () => void;
};

/** `endsEvening`: the chip replaces « Ce soir », which also has a part of the day. */
type Chosen = { chip: DatePreset | 'tonight' | 'custom' | null; endsEvening: boolean };

export function QuickFilters({ facets, onCustomDates }: QuickFiltersProps) {
  const { t } = useTranslation('search');
  const dateWords = useDateWords();
  const { wanted, now, change } = useWantedFilters();
  const { pathname } = useLocation();
  const { dates } = wanted;
  const optionChoices = useOptionChoices(facets);
  const days = dates && (presetOn(pathname, dates, now) ?? 'custom');
  const current = isTonight(wanted, now) ? 'tonight' : days;
  const presets = datePresets.map((value) => ({
    value,
    label: t(`presets.${value}`),
    ...(facets && { count: facets.datePresets[value] }),
  }));
  const custom = {
    value: 'custom',
    label: dates && current === 'custom' ? dateWords(wanted) : t('otherDates'),
  } as const;
  const tonight = { value: 'tonight', label: t('presets.tonight') } as const;
  // The chip is painted as pressed before the rest of the page follows.
  const choose = async ({ chip, endsEvening }: Chosen): Promise<void> => {
    await painted();
    if (chip === 'custom') return;
    if (chip === 'tonight') return change(tonightAt(now));
    change({ dates: chip && presetRange(chip, now), ...(endsEvening && { partOfDay: null }) });
  };
  const chooseOptions = async (options: PoiOption[]): Promise<void> => {
    await painted();
    change({ options });
  };
  return (
    <>
      <ShownAtOnce<Chosen> value={{ chip: current, endsEvening: false }} onChange={choose}>
        {({ chip: shown }, showAndChange) => (
          <PresetChips
            label={t('when')}
            options={[tonight, ...presets, custom]}
            value={shown}
            // Pressing "custom" again opens the days for editing instead of clearing them.
            onChange={(chip) =>
              chip === 'custom' || (chip === null && shown === 'custom')
                ? onCustomDates()
                : showAndChange({ chip, endsEvening: shown === 'tonight' })
            }
          />
        )}
      </ShownAtOnce>
      {dates && current === 'custom' && (
        <IconButton
          icon="close"
          label={`${t('remove')} ${dateWords(wanted)}`}
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
