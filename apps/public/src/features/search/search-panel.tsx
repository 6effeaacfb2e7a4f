import { limits } from '@parages/contracts/vocabulary/limits';
import { poiOptions } from '@parages/contracts/vocabulary/options';
import { optionLabels } from '@parages/contracts/vocabulary/options.fr';
import { Button } from '@parages/ui/button/button';
import { formatKilometres } from '@parages/ui/format/distance.fr';
import { OptionToggles } from '@parages/ui/option-toggles/option-toggles';
import { Panel } from '@parages/ui/panel/panel';
import { RadiusSlider } from '@parages/ui/radius-slider/radius-slider';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Filters, nearestRadiusStep } from '../../lib/filters.search-params.ts';
import { type ChosenPlace, PlaceField } from './place-field.tsx';
import { isSameFilters } from './same-filters.ts';
import classes from './search.module.css';
import { useFilters } from './use-filters.ts';

export type PanelPart = 'place' | 'radius' | 'dates' | 'all';
export type SearchPanelProps = { part: PanelPart; onClose: () => void };

// Its library is the heaviest thing of the panel: who looks for a place does not wait for it.
const DatesField = lazy(async () => ({ default: (await import('./dates-field.tsx')).DatesField }));

/** The filters to change before they are applied together; "Appliquer" once something differs, else "Fermer". */
export function SearchPanel({ part, onClose }: SearchPanelProps) {
  const { t } = useTranslation('search');
  const { filters, now, today, change } = useFilters();
  const [draft, setDraft] = useState<Filters>(filters);
  const [chosen, setChosen] = useState<ChosenPlace | null>(null);
  const edit = (next: Partial<Filters>) => setDraft((old) => ({ ...old, ...next }));
  const isDirty = !isSameFilters(draft, filters);
  const apply = (next: Filters) => {
    onClose();
    if (!isSameFilters(next, filters)) void change(next);
  };
  const choosePlace = (place: ChosenPlace) => {
    if (part === 'place') return apply({ ...draft, coords: place.position });
    setChosen(place);
    edit({ coords: place.position });
  };
  const has = (one: PanelPart) => part === 'all' || part === one;
  const titles = { place: 'place', radius: 'radius', dates: 'when', all: 'panel' } as const;
  return (
    <Panel
      isOpen
      onClose={onClose}
      title={t(titles[part])}
      words={{ close: t('close') }}
      {...(part !== 'place' && {
        footer: (
          <Button icon={isDirty ? 'check' : 'close'} variant={isDirty ? 'primary' : 'secondary'} isWide onClick={() => apply(draft)}>
            {t(isDirty ? 'apply' : 'close')}
          </Button>
        ),
      })}
    >
      <div className={classes.panel} data-part={part}>
        {has('place') && <PlaceField onChoose={choosePlace} autoFocus={part === 'place'} />}
        {chosen && <p className={classes.chosen}>{chosen.name ?? t('here')}</p>}
        {has('radius') && (
          <RadiusSlider
            label={t('radius')}
            steps={limits.radius.steps}
            value={nearestRadiusStep(draft.distanceKm)}
            onChange={(distanceKm) => edit({ distanceKm })}
            formatValue={formatKilometres}
            words={{ decrease: t('decrease'), increase: t('increase') }}
          />
        )}
        {has('dates') && (
          <Suspense fallback={<div className={classes.calendar} />}>
            <DatesField dates={draft.dates} onChange={(dates) => edit({ dates })} now={now} today={today} />
          </Suspense>
        )}
        {has('all') && (
          <OptionToggles
            label={t('options')}
            options={poiOptions.map((value) => ({ value, label: optionLabels[value] }))}
            values={draft.options}
            onChange={(options) => edit({ options: [...options].sort() })}
          />
        )}
      </div>
    </Panel>
  );
}
