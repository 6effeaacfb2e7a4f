import {
  type LocomotionMode,
  locomotionModes,
} from '@parages/contracts/vocabulary/tours/locomotion-modes';
import { locomotionModeLabels } from '@parages/contracts/vocabulary/tours/locomotion-modes.fr';
import { tourDifficulties } from '@parages/contracts/vocabulary/tours/tour-difficulties';
import { tourDifficultyLabels } from '@parages/contracts/vocabulary/tours/tour-difficulties.fr';
import { eachFigure } from '@parages/contracts/vocabulary/tours/tour-figures';
import { FilterChip } from '@parages/ui/chips/filter-chip';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../lib/form/select-field.tsx';
import type { PoiTabProps } from '../tabs/tab-props.ts';
import { TourFigures, type TourValues } from './tour-figures.tsx';
import { TraceFile } from './trace-file.tsx';
import { editorTracesTexts, say } from './traces.fr.ts';
import classes from './traces.module.css';

const noTour: TourValues = {
  ...eachFigure(null),
  locomotionModes: [],
  difficulty: null,
};

const isEmpty = ({ locomotionModes: modes, ...tour }: TourValues): boolean =>
  modes.length === 0 && Object.values(tour).every((value) => value === null);

const toggled = (modes: readonly LocomotionMode[], mode: LocomotionMode): LocomotionMode[] =>
  modes.includes(mode)
    ? modes.filter((one) => one !== mode)
    : locomotionModes.filter((one) => one === mode || modes.includes(one));

const difficulties = [
  { value: '', label: say('figures.noDifficulty') } as const,
  ...tourDifficulties.map((value) => ({ value, label: tourDifficultyLabels[value] })),
];

export function TracesTab({ editor, faults, poi }: PoiTabProps) {
  const { t } = useTranslation(editorTracesTexts);
  const saved = poi.traces.tour;
  const isTraced = saved !== null && saved.trace !== null;
  const tour = editor.values.traces.tour ?? noTour;
  const change = (part: Partial<TourValues>): void => {
    const next = { ...tour, ...part };
    // An empty form means no tour, unless there is a track.
    editor.change('traces', { tour: isEmpty(next) && !isTraced ? null : next });
  };
  return (
    <div className={classes.tab}>
      <p className={classes.hint}>{t('intro')}</p>
      <TraceFile
        poiId={poi.id}
        tour={saved}
        theme={editor.values.categories.themes[0] ?? null}
        isReadOnly={!poi.isEditable}
        act={editor.act}
      />
      <section className={classes.part} aria-labelledby="figures-title">
        <h3 id="figures-title">{t('figures.title')}</h3>
        <TourFigures
          tour={tour}
          computed={isTraced ? saved : null}
          faults={faults}
          onChange={change}
        />
        <fieldset className={classes.modes}>
          <legend>{t('figures.modes')}</legend>
          <p className={classes.hint}>{t('figures.modesHint')}</p>
          <div className={classes.chips}>
            {locomotionModes.map((mode) => (
              <FilterChip
                key={mode}
                isPressed={tour.locomotionModes.includes(mode)}
                onPress={() => change({ locomotionModes: toggled(tour.locomotionModes, mode) })}
              >
                {locomotionModeLabels[mode]}
              </FilterChip>
            ))}
          </div>
        </fieldset>
        <div className={classes.difficulty}>
          <SelectField
            name="/traces/tour/difficulty"
            label={t('figures.difficulty')}
            value={tour.difficulty ?? ''}
            options={difficulties}
            onChange={(value) => change({ difficulty: value === '' ? null : value })}
          />
        </div>
      </section>
    </div>
  );
}
