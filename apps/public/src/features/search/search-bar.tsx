import { datePresets, findPreset, presetRange } from '@parages/contracts/vocabulary/date-presets';
import { poiOptions } from '@parages/contracts/vocabulary/options';
import { optionLabels } from '@parages/contracts/vocabulary/options.fr';
import { Button } from '@parages/ui/button/button';
import { PresetChips } from '@parages/ui/chips/preset-chips';
import { ControlSentence } from '@parages/ui/control-sentence/control-sentence';
import { formatSpan } from '@parages/ui/format/card-date.fr';
import { formatKilometres } from '@parages/ui/format/distance.fr';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { OptionToggles } from '@parages/ui/option-toggles/option-toggles';
import type { TFunction } from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchPlace } from '../../lib/search-place.ts';
import { ActiveChips } from './active-chips.tsx';
import { PlainForm } from './plain-form.tsx';
import classes from './search.module.css';
import type { PanelPart } from './search-panel.tsx';
import { useFilters } from './use-filters.ts';

const SearchPanel = lazy(async () => ({ default: (await import('./search-panel.tsx')).SearchPanel }));

export type SearchBarProps = {
  place: SearchPlace;
  /** What the sentence begins with when it is not "Que faire à": the theme of a list. */
  lead?: string;
  /** How many results; `undefined` while it is counted, `null` when it is not worth saying. */
  total: number | undefined | null;
  presetCounts?: { today: number; tomorrow: number; nextWeekend: number } | undefined;
};

const numbers = new Intl.NumberFormat('fr-FR');

function countText(t: TFunction<'search'>, total: number | undefined | null): string {
  if (total === null) return '';
  if (total === undefined) return t('loading');
  return total === 0 ? t('countNone') : t('count', { count: total, formatted: numbers.format(total) });
}

/** Place, radius, dates and options as one sentence and its chips, and how much there is. */
export function SearchBar({ place, lead, total, presetCounts }: SearchBarProps) {
  const { t } = useTranslation('search');
  const { filters, now, today, change } = useFilters();
  const [part, setPart] = useState<PanelPart | null>(null);
  const { dates } = filters;
  const preset = dates ? findPreset(dates, now) : undefined;
  const dateText = dates ? (preset ? t(`presets.${preset}`) : formatSpan(dates.start, dates.end, today)) : t('anyDate');
  const placeText = place.name ?? t('here');
  const word = (key: PanelPart, text: string, label: string) => ({
    key,
    text,
    label,
    onPress: () => setPart(key),
    isExpanded: part === key,
  });
  return (
    <section className={classes.bar} aria-label={t('panel')}>
      <ControlSentence
        lead={lead ?? t(place.name === null ? 'leadAround' : 'lead')}
        parts={[
          word('place', placeText, t('changePlace')),
          word('radius', formatKilometres(Math.max(filters.distanceKm, 1)), t('changeRadius')),
          word('dates', dateText, t('changeDates')),
        ]}
      />
      {place.kind === 'ip' && <p className={classes.hint}>{t('approximate')}</p>}
      <div className={classes.chips}>
        <PresetChips
          label={t('when')}
          options={datePresets.map((value) => ({
            value,
            label: t(`presets.${value}`),
            ...(presetCounts && { count: presetCounts[value] }),
          }))}
          value={preset ?? null}
          onChange={(value) => change({ dates: value && presetRange(value, now) })}
        />
        <span className={classes.wide}>
          <OptionToggles
            label={t('options')}
            options={poiOptions.map((value) => ({ value, label: optionLabels[value] }))}
            values={filters.options}
            onChange={(options) => change({ options })}
          />
        </span>
      </div>
      <PlainForm />
      <ActiveChips />
      <div className={classes.count}>
        <LiveRegion isVisible>{countText(t, total)}</LiveRegion>
      </div>
      <div className={classes.floating}>
        <Button icon="filters" onClick={() => setPart('all')} aria-haspopup="dialog">
          {t('openPanel')}
        </Button>
      </div>
      {part && (
        <Suspense>
          <SearchPanel part={part} onClose={() => setPart(null)} />
        </Suspense>
      )}
    </section>
  );
}
